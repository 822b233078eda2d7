import { inFooter } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const donateFeature = defineFeature({
  id: 'donate',
  pages: [
    {
      name: 'donate',
      path: '/donate',
      layout: 'public',
      search: ['kind', 'amount'],
      title: { en: 'Donate', es: 'Dona', pt: 'Doe' },
      description: {
        en: 'Give once or every month, with or without an account. You get a receipt for each payment.',
        es: 'Dona una vez o cada mes, con o sin cuenta. Recibes un recibo por cada pago.',
        pt: 'Doe uma vez ou todo mês, com ou sem conta. Você recebe um recibo de cada pagamento.',
      },
      nav: { label: { en: 'Donate', es: 'Dona', pt: 'Doe' }, ...inFooter('take_part', 15) },
      screen: () => import(/* webpackChunkName: "screen-donate" */ './give/donate.screen'),
    },
    {
      name: 'donation',
      path: '/donations/:token',
      layout: 'public',
      title: { en: 'Your donation', es: 'Tu donación', pt: 'Sua doação' },
      noindex: true,
      search: [],
      screen: () => import(/* webpackChunkName: "screen-donation" */ './manage/donation.screen'),
    },
  ],
});
