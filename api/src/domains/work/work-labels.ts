import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const workLabels: AuditLabels = {
  resources: {
    job_locations: { en: 'Job locations', es: 'Ubicaciones', pt: 'Locais de trabalho' },
    jobs: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' },
    seniority_levels: { en: 'Seniority levels', es: 'Niveles de experiencia', pt: 'Níveis de senioridade' },
  },
  actions: {
    moveJob: {
      en: 'Moved a job to another state',
      es: 'Cambió el estado de un empleo',
      pt: 'Mudou o estado de uma vaga',
    },
  },
};
