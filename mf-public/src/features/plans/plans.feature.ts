import { inFooter } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const plansFeature = defineFeature({
  id: 'plans',
  pages: [
    {
      name: 'plans',
      path: '/plans',
      layout: 'public',
      search: ['role', 'coupon'],
      title: { en: 'Plans and prices', es: 'Planes y precios', pt: 'Planos e preços' },
      description: {
        en: 'What a membership costs and includes, for each role. The smallest plan is free, and every plan can be ended at any time.',
        es: 'Lo que cuesta e incluye una membresía, para cada rol. El plan menor es gratis y puedes terminar cualquier plan cuando quieras.',
        pt: 'Quanto custa e o que inclui uma assinatura, para cada papel. O menor plano é grátis e você encerra qualquer plano quando quiser.',
      },
      nav: { label: { en: 'Plans', es: 'Planes', pt: 'Planos' }, ...inFooter('take_part', 20) },
      screen: () => import(/* webpackChunkName: "screen-plans" */ './plans.screen'),
    },
  ],
});
