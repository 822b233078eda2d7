import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const recruitingLabels: AuditLabels = {
  resources: {
    pool_members: { en: 'Talent pool', es: 'Bolsa de talento', pt: 'Banco de talentos' },
    candidate_stages: { en: 'Stages of candidates', es: 'Etapas de candidaturas', pt: 'Etapas de candidaturas' },
    candidate_templates: {
      en: 'Templates of messages',
      es: 'Plantillas de mensajes',
      pt: 'Modelos de mensagens',
    },
    applications: { en: 'Applications', es: 'Postulaciones', pt: 'Candidaturas' },
    talent_notes: { en: 'Notes on members', es: 'Notas sobre integrantes', pt: 'Notas sobre participantes' },
    talent_follow_ups: { en: 'Follow-ups', es: 'Seguimientos', pt: 'Acompanhamentos' },
    talent_pools: { en: 'Pools of companies', es: 'Grupos de empresas', pt: 'Grupos de empresas' },
    talent_tags: { en: 'Tags of companies', es: 'Etiquetas de empresas', pt: 'Etiquetas de empresas' },
  },
  actions: {
    moveApplication: {
      en: 'Moved an application',
      es: 'Movió una postulación',
      pt: 'Moveu uma candidatura',
    },
    saveJobQuestions: {
      en: 'Changed the questions of a job',
      es: 'Cambió las preguntas de un empleo',
      pt: 'Alterou as perguntas de uma vaga',
    },
    saveStages: {
      en: 'Changed the stages of a company',
      es: 'Cambió las etapas de una empresa',
      pt: 'Mudou as etapas de uma empresa',
    },
    addTemplate: { en: 'Added a template', es: 'Agregó una plantilla', pt: 'Adicionou um modelo' },
    editTemplate: { en: 'Changed a template', es: 'Cambió una plantilla', pt: 'Mudou um modelo' },
    removeTemplate: { en: 'Removed a template', es: 'Eliminó una plantilla', pt: 'Removeu um modelo' },
    setFollowUp: { en: 'Set a follow-up', es: 'Fijó un seguimiento', pt: 'Marcou um acompanhamento' },
    finishFollowUp: {
      en: 'Finished a follow-up',
      es: 'Terminó un seguimiento',
      pt: 'Concluiu um acompanhamento',
    },
    addPoolMembers: {
      en: 'Added members to a pool',
      es: 'Agregó integrantes a un grupo',
      pt: 'Adicionou participantes a um grupo',
    },
    removePoolMembers: {
      en: 'Removed members from a pool',
      es: 'Quitó integrantes de un grupo',
      pt: 'Removeu participantes de um grupo',
    },
    tagMembers: { en: 'Tagged members', es: 'Etiquetó integrantes', pt: 'Etiquetou participantes' },
    untagMembers: {
      en: 'Took a tag from members',
      es: 'Quitó una etiqueta a integrantes',
      pt: 'Tirou uma etiqueta de participantes',
    },
    contactMember: { en: 'Wrote to a member', es: 'Escribió a una integrante', pt: 'Escreveu a uma participante' },
  },
};
