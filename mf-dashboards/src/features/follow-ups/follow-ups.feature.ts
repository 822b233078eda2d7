import { talentNotesCalls } from '@enlace/shared-contract/talent-pool';
import { allowedBy } from '@enlace/shared-contract/resources';
import { defineFeature } from '@enlace/shared-data';

/** The slices load with the screen, so that the figures do not wait for them. */
export const followUpsFeature = defineFeature({
  id: 'follow-ups',
  slices: [],
  pages: [
    {
      name: 'follow-ups',
      path: '/dashboards/follow-ups',
      layout: 'dashboard',
      protected: true,
      allowed: allowedBy([talentNotesCalls.listFollowUps.access]),
      title: { en: 'Follow-ups', es: 'Seguimientos', pt: 'Acompanhamentos' },
      nav: {
        label: { en: 'Follow-ups', es: 'Seguimientos', pt: 'Acompanhamentos' },
        order: 53,
        place: 'main',
        also: ['account'],
        icon: 'calendar',
      },
      screen: () => import(/* webpackChunkName: "screen-follow-ups" */ './follow-ups.screen'),
    },
  ],
});
