import type { AuditLabels } from '../../kit/module/audit-labels';

export const recruitingLabels: AuditLabels = {
  resources: {
    pool_members: { en: 'Talent pool', es: 'Bolsa de talento', pt: 'Banco de talentos' },
    applications: { en: 'Applications', es: 'Postulaciones', pt: 'Candidaturas' },
  },
  actions: {
    submit: { en: 'Applied', es: 'Se postuló', pt: 'Candidatou-se' },
    view: { en: 'Opened an application', es: 'Abrió una postulación', pt: 'Abriu uma candidatura' },
    review: { en: 'Moved to review', es: 'Pasó a revisión', pt: 'Passou para análise' },
    shortlist: { en: 'Moved to the shortlist', es: 'Pasó a preselección', pt: 'Passou para pré-seleção' },
    interview: { en: 'Invited to an interview', es: 'Invitó a una entrevista', pt: 'Convidou para entrevista' },
    offer: { en: 'Made an offer', es: 'Hizo una oferta', pt: 'Fez uma proposta' },
    hire: { en: 'Hired', es: 'Contrató', pt: 'Contratou' },
    reject: { en: 'Rejected an application', es: 'Rechazó una postulación', pt: 'Recusou uma candidatura' },
    withdraw: { en: 'Withdrew an application', es: 'Retiró una postulación', pt: 'Retirou uma candidatura' },
    close: { en: 'Closed without an answer', es: 'Cerrada sin respuesta', pt: 'Encerrada sem resposta' },
    contact: { en: 'Wrote to a member', es: 'Escribió a una integrante', pt: 'Escreveu a uma participante' },
    takeBack: { en: 'Took a move back', es: 'Deshizo un cambio', pt: 'Desfez uma mudança' },
  },
};
