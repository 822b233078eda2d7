import { inMenu } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const jobsFeature = defineFeature({
  id: 'jobs',
  pages: [
    {
      name: 'jobs-list',
      path: '/jobs',
      layout: 'public',
      search: [
        'search',
        'workplace',
        'area',
        'seniority',
        'location',
        'type',
        'title',
        'tag',
        'perk',
        'company_perk',
        'company',
        'since',
        'salary_from',
        'currency',
        'salary_period',
        'salary_unstated',
        'sort',
        'more',
        'page',
        'remote',
      ],
      title: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' },
      description: {
        en: 'Open jobs in technology at companies that belong to the community, with pay, place and level up front.',
        es: 'Empleos abiertos en tecnología en empresas de la comunidad, con sueldo, lugar y nivel a la vista.',
        pt: 'Vagas abertas em tecnologia em empresas da comunidade, com salário, lugar e nível à vista.',
      },
      nav: { label: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' }, ...inMenu('community', 30) },
      screen: () => import(/* webpackChunkName: "screen-jobs-list" */ './jobs.screen'),
    },
    {
      name: 'job',
      path: '/jobs/:slug',
      layout: 'public',
      title: { en: 'Job', es: 'Empleo', pt: 'Vaga' },
      record: 'jobs',
      screen: () => import(/* webpackChunkName: "screen-job" */ './job.screen'),
    },
  ],
});
