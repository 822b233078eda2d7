import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const donationsLabels: AuditLabels = {
  resources: {
    donations: { en: 'Donations', es: 'Donaciones', pt: 'Doações' },
  },
  actions: {
    endDonation: {
      en: 'Ended a monthly donation',
      es: 'Terminó una donación mensual',
      pt: 'Encerrou uma doação mensal',
    },
  },
};
