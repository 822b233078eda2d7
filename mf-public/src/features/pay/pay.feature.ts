import { defineFeature } from '@enlace/shared-data';

export const payFeature = defineFeature({
  id: 'pay',
  pages: [
    {
      name: 'pay',
      path: '/pay/:token',
      layout: 'public',
      title: { en: 'Pay with another card', es: 'Paga con otra tarjeta', pt: 'Pague com outro cartão' },
      noindex: true,
      search: [],
      screen: () => import(/* webpackChunkName: "screen-pay" */ './pay.screen'),
    },
  ],
});
