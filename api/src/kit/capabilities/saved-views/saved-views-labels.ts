import type { AuditLabels } from '../../core/module/audit-labels';

export const savedViewsLabels: AuditLabels = {
  resources: {
    views: { en: 'Saved views', es: 'Vistas guardadas', pt: 'Visões salvas' },
  },
};
