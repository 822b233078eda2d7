import { inFooter } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const pressFeature = defineFeature({
  id: 'press',
  pages: [
    {
      name: 'press',
      path: '/press',
      layout: 'public',
      search: ['search', 'kind', 'language', 'sort', 'page'],
      title: { en: 'Press', es: 'Prensa', pt: 'Imprensa' },
      description: {
        en: 'What papers, podcasts and programmes say about the community, in the language they say it in.',
        es: 'Lo que diarios, pódcast y programas cuentan de la comunidad, en el idioma en que lo cuentan.',
        pt: 'O que jornais, podcasts e programas contam da comunidade, na língua em que contam.',
      },
      nav: { label: { en: 'Press', es: 'Prensa', pt: 'Imprensa' }, ...inFooter('organisation', 30) },
      screen: () => import(/* webpackChunkName: "screen-press" */ './press.screen'),
    },
  ],
});
