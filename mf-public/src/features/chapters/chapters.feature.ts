import { inMenu } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

import { chapters } from '../../lib/chapters.slice';

export const chaptersFeature = defineFeature({
  id: 'chapters',
  slices: [chapters],
  pages: [
    {
      name: 'chapters-list',
      path: '/chapters',
      layout: 'public',
      search: ['search', 'country', 'language', 'sort', 'page'],
      title: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' },
      description: {
        en: 'Find the chapter in your city: Latina women in tech who meet, learn and open doors for each other.',
        es: 'Encuentra el capítulo de tu ciudad: mujeres latinas en tecnología que se reúnen, aprenden y se abren puertas.',
        pt: 'Encontre o capítulo da sua cidade: mulheres latinas em tecnologia que se reúnem, aprendem e abrem portas.',
      },
      nav: { label: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' }, ...inMenu('community', 20) },
      screen: () => import(/* webpackChunkName: "screen-chapters-list" */ './chapters.screen'),
    },
    {
      name: 'chapter',
      path: '/chapters/:slug',
      layout: 'public',
      title: { en: 'Chapter', es: 'Capítulo', pt: 'Capítulo' },
      record: 'chapters',
      screen: () => import(/* webpackChunkName: "screen-chapter" */ './chapter.screen'),
    },
  ],
});
