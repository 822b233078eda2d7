import { defineFeature } from '@enlace/shared-data';

export const applicationsFeature = defineFeature({
  id: 'applications',
  slices: [],
  pages: [
    {
      name: 'applications',
      path: '/my/applications',
      layout: 'dashboard',
      protected: true,
      title: { en: 'My applications', es: 'Mis postulaciones', pt: 'Minhas candidaturas' },
      nav: {
        label: { en: 'My applications', es: 'Mis postulaciones', pt: 'Minhas candidaturas' },
        order: 10,
        place: 'account',
        icon: 'briefcase',
      },
      screen: () => import(/* webpackChunkName: "screen-applications" */ './list/applications.screen'),
    },
    {
      name: 'application',
      path: '/my/applications/:id',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Application', es: 'Postulación', pt: 'Candidatura' },
      screen: () => import(/* webpackChunkName: "screen-application" */ './details/application.screen'),
    },
    {
      name: 'apply',
      path: '/jobs/:slug/apply',
      layout: 'dashboard',
      protected: true,
      title: { en: 'Apply for a job', es: 'Postular a un empleo', pt: 'Candidatar-se a uma vaga' },
      screen: () => import(/* webpackChunkName: "screen-apply" */ './apply/apply.screen'),
    },
  ],
});
