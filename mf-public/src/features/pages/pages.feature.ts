import { defineFeature } from '@enlace/shared-data';

export const pagesFeature = defineFeature({
  id: 'pages',
  pages: [
    {
      name: 'content-page',
      path: '/pages/:slug',
      layout: 'public',
      title: { en: 'Page', es: 'Página', pt: 'Página' },
      record: 'pages',
      screen: () => import(/* webpackChunkName: "screen-content-page" */ './content-page.screen'),
    },
  ],
});
