import { doorRight } from '@enlace/shared-contract/attendees';
import { defineFeature } from '@enlace/shared-data';

const title = { en: 'My doors', es: 'Mis puertas', pt: 'Minhas portas' };

export const doorsFeature = defineFeature({
  id: 'doors',
  pages: [
    {
      name: 'my-doors',
      path: '/admin/doors',
      layout: 'admin',
      protected: true,
      allowed: [doorRight],
      title,
      nav: { label: title, order: 20, place: 'main', icon: 'ticket' },
      screen: () => import(/* webpackChunkName: "screen-my-doors" */ './doors.screen'),
    },
  ],
});
