import type { AuditLabels } from '../../kit/module/audit-labels';

export const recruitingLabels: AuditLabels = {
  resources: {
    pool_members: { en: 'Talent pool', es: 'Bolsa de talento', pt: 'Banco de talentos' },
    applications: { en: 'Applications', es: 'Postulaciones', pt: 'Candidaturas' },
  },
  actions: {
    moveApplication: {
      en: 'Moved an application',
      es: 'Movió una postulación',
      pt: 'Moveu uma candidatura',
    },
    contactMember: { en: 'Wrote to a member', es: 'Escribió a una integrante', pt: 'Escreveu a uma participante' },
  },
};
