import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const partnersLabels: AuditLabels = {
  resources: {
    companies: { en: 'Companies', es: 'Empresas', pt: 'Empresas' },
    company_categories: { en: 'Company categories', es: 'Categorías de empresas', pt: 'Categorias de empresas' },
    company_recruiters: {
      en: 'Recruiters of companies',
      es: 'Reclutadoras de empresas',
      pt: 'Recrutadoras de empresas',
    },
    investors: { en: 'Investors', es: 'Inversionistas', pt: 'Investidoras' },
    jefa_perks: { en: 'Member perks', es: 'Beneficios de integrantes', pt: 'Benefícios de integrantes' },
    perks: { en: 'Perks', es: 'Beneficios', pt: 'Benefícios' },
  },
};
