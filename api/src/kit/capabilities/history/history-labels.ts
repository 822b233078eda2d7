import type { AuditLabels } from '../../core/module/audit-labels';

export const historyLabels: AuditLabels = {
  actions: {
    revert: { en: 'Restored earlier values', es: 'Restauró valores anteriores', pt: 'Restaurou valores anteriores' },
  },
};
