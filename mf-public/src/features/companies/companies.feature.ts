import { inMenu } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const companiesFeature = defineFeature({
  id: 'companies',
  pages: [
    {
      name: 'companies-list',
      path: '/companies',
      layout: 'public',
      search: [
        'search',
        'category',
        'perk',
        'country',
        'remote_jobs',
        'unlimited_vacation',
        'paid_maternity_leave',
        'latinx_hispanics_erg',
        'women_in_tech_erg',
        'lgbtqia_erg',
        'sort',
        'page',
      ],
      title: { en: 'Companies', es: 'Empresas', pt: 'Empresas' },
      description: {
        en: 'Employers who hire from the community, and what they offer: paid maternity leave, remote work, groups of our own.',
        es: 'Empresas que contratan en la comunidad y lo que ofrecen: licencia de maternidad pagada, trabajo remoto, grupos propios.',
        pt: 'Empresas que contratam na comunidade e o que oferecem: licença-maternidade remunerada, trabalho remoto, grupos próprios.',
      },
      nav: { label: { en: 'Companies', es: 'Empresas', pt: 'Empresas' }, ...inMenu('community', 60) },
      screen: () => import(/* webpackChunkName: "screen-companies-list" */ './list/companies.screen'),
    },
    {
      name: 'company',
      path: '/companies/:slug',
      layout: 'public',
      title: { en: 'Company', es: 'Empresa', pt: 'Empresa' },
      record: 'companies',
      screen: () => import(/* webpackChunkName: "screen-company" */ './company/company.screen'),
    },
  ],
});
