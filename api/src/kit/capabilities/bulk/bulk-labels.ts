import type { AuditLabels } from '../../core/module/audit-labels';

export const bulkLabels: AuditLabels = {
  actions: {
    bulk: { en: 'Changed many rows', es: 'Cambió muchas filas', pt: 'Mudou muitas linhas' },
    'bulk:edit': { en: 'Changed many rows', es: 'Cambió muchas filas', pt: 'Mudou muitas linhas' },
    'bulk:remove': { en: 'Deleted many rows', es: 'Eliminó muchas filas', pt: 'Excluiu muitas linhas' },
    'bulk:restore': { en: 'Restored many rows', es: 'Restauró muchas filas', pt: 'Restaurou muitas linhas' },
    'bulk:hardRemove': {
      en: 'Deleted many rows permanently',
      es: 'Eliminó muchas filas definitivamente',
      pt: 'Excluiu muitas linhas definitivamente',
    },
    'bulk:import': { en: 'Imported a file', es: 'Importó un archivo', pt: 'Importou um arquivo' },
    import: { en: 'Imported', es: 'Importó', pt: 'Importou' },
  },
};
