import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screen: other screens of this remote do not need them. */
export const homeFeature = defineFeature({
  id: 'home',
  slices: [],
  pages: [
    {
      name: 'figures',
      path: '/dashboards',
      layout: 'dashboard',
      protected: true,
      // Leaders of a chapter, too; the API gives each viewer the own data sets.
      allowed: allowedBy([dashboardCalls.listDatasets.access]),
      title: { en: 'The community in figures', es: 'La comunidad en cifras', pt: 'A comunidade em números' },
      nav: {
        label: { en: 'Figures', es: 'Cifras', pt: 'Números' },
        order: 50,
        place: 'main',
        also: ['account'],
        icon: 'chart',
      },
      screen: () => import(/* webpackChunkName: "screen-figures" */ './home.screen'),
    },
  ],
});
