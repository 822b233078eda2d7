import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const newsFeature = defineFeature({
  id: 'news',
  screens: adminScreens('news', () => import(/* webpackChunkName: "screen-news" */ './news-admin')),
});
