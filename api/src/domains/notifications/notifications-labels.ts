import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const notificationsLabels: AuditLabels = {
  resources: {
    mails: { en: 'Mails', es: 'Correos', pt: 'E-mails' },
  },
};
