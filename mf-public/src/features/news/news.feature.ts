import { inMenu } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const newsFeature = defineFeature({
  id: 'news',
  pages: [
    {
      name: 'news-list',
      path: '/news',
      layout: 'public',
      search: ['category', 'search', 'sort', 'page'],
      title: { en: 'News', es: 'Noticias', pt: 'Notícias' },
      description: {
        en: 'Stories, interviews and figures from the chapters, in English, Spanish and Portuguese.',
        es: 'Historias, entrevistas y cifras de los capítulos, en inglés, español y portugués.',
        pt: 'Histórias, entrevistas e números dos capítulos, em inglês, espanhol e português.',
      },
      nav: { label: { en: 'News', es: 'Noticias', pt: 'Notícias' }, ...inMenu('community', 50) },
      screen: () => import(/* webpackChunkName: "screen-news-list" */ './news.screen'),
    },
    {
      name: 'article',
      path: '/news/:slug',
      layout: 'public',
      title: { en: 'Story', es: 'Historia', pt: 'História' },
      record: 'news',
      screen: () => import(/* webpackChunkName: "screen-article" */ './article.screen'),
    },
  ],
});
