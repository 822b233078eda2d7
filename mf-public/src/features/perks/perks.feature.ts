import { inFooter } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const perksFeature = defineFeature({
  id: 'perks',
  pages: [
    {
      name: 'perks',
      path: '/perks',
      layout: 'public',
      search: ['search', 'kind', 'sort', 'page'],
      title: { en: 'Perks', es: 'Beneficios', pt: 'Benefícios' },
      description: {
        en: 'What partners give to members, and what the companies of the community offer those who work there.',
        es: 'Lo que las aliadas dan a las integrantes y lo que las empresas de la comunidad ofrecen a quienes trabajan en ellas.',
        pt: 'O que as parceiras dão às integrantes e o que as empresas da comunidade oferecem a quem trabalha nelas.',
      },
      nav: { label: { en: 'Perks', es: 'Beneficios', pt: 'Benefícios' }, ...inFooter('community', 70) },
      screen: () => import(/* webpackChunkName: "screen-perks" */ './perks.screen'),
    },
  ],
});
