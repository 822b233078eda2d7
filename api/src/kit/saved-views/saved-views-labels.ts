import type { AuditLabels } from '../module/audit-labels';

export const savedViewsLabels: AuditLabels = {
  resources: {
    views: { en: 'Saved views', es: 'Vistas guardadas', pt: 'Visões salvas' },
  },
};
