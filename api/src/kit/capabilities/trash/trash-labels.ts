import type { AuditLabels } from '../../core/module/audit-labels';

export const trashLabels: AuditLabels = {
  actions: {
    remove: { en: 'Moved to the trash', es: 'Envió a la papelera', pt: 'Enviou para a lixeira' },
    restore: { en: 'Restored', es: 'Restauró', pt: 'Restaurou' },
    hardRemove: { en: 'Deleted permanently', es: 'Eliminó definitivamente', pt: 'Excluiu definitivamente' },
  },
};
