import { candidateCalls, candidateStageCalls } from '@enlace/shared-contract/recruiting';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screens, so that the figures do not wait for them. */
export const candidatesFeature = defineFeature({
  id: 'candidates',
  slices: [],
  pages: [
    {
      name: 'candidates',
      path: '/dashboards/candidates',
      layout: 'dashboard',
      protected: true,
      allowed: allowedBy([candidateCalls.listCandidates.access]),
      title: { en: 'Candidates', es: 'Candidaturas', pt: 'Candidaturas' },
      nav: {
        label: { en: 'Candidates', es: 'Candidaturas', pt: 'Candidaturas' },
        order: 51,
        place: 'main',
        also: ['account'],
        icon: 'briefcase',
      },
      screen: () => import(/* webpackChunkName: "screen-candidates" */ './candidates.screen'),
    },
    {
      name: 'candidate-settings',
      path: '/dashboards/candidates/settings',
      layout: 'dashboard',
      protected: true,
      allowed: allowedBy([candidateStageCalls.saveCandidateStages.access]),
      title: { en: 'Stages and messages', es: 'Etapas y mensajes', pt: 'Etapas e mensagens' },
      screen: () => import(/* webpackChunkName: "screen-candidate-settings" */ './candidate-settings.screen'),
    },
    {
      name: 'candidate',
      path: '/dashboards/candidates/:id',
      layout: 'dashboard',
      protected: true,
      allowed: allowedBy([candidateCalls.listCandidates.access]),
      title: { en: 'Candidate', es: 'Candidatura', pt: 'Candidatura' },
      screen: () => import(/* webpackChunkName: "screen-candidate" */ './candidate.screen'),
    },
  ],
});
