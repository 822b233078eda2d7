import { defineFeature } from '@enlace/shared-data';

export const newsFeature = defineFeature({
  id: 'news',
  screens: {
    'news-list': () => import(/* webpackChunkName: "screen-news-list" */ './news.screen'),
    article: () => import(/* webpackChunkName: "screen-article" */ './article.screen'),
  },
});
