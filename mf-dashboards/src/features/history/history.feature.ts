import { talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screen, so that the figures do not wait for them. */
export const historyFeature = defineFeature({
  id: 'history',
  slices: [],
  pages: [
    {
      name: 'history',
      path: '/dashboards/history',
      layout: 'dashboard',
      protected: true,
      allowed: allowedBy([talentPoolCalls.listTracking.access]),
      title: { en: 'Recruiting history', es: 'Historial de reclutamiento', pt: 'Histórico de recrutamento' },
      nav: {
        label: { en: 'Recruiting history', es: 'Historial de reclutamiento', pt: 'Histórico de recrutamento' },
        order: 54,
        place: 'main',
        also: ['account'],
        icon: 'clock',
      },
      screen: () => import(/* webpackChunkName: "screen-history" */ './history.screen'),
    },
  ],
});
