import { defineFeature } from '@enlace/shared-data';

export const pagesFeature = defineFeature({
  id: 'pages',
  screens: {
    'content-page': () => import(/* webpackChunkName: "screen-content-page" */ './content-page.screen'),
  },
});
