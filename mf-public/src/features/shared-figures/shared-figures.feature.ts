import { defineFeature } from '@enlace/shared-data';

/**
 * The link to a view of the dashboards. The page is here because a visitor who is signed out opens it, too; the files
 * of the dashboards are for signed-in users.
 */
export const sharedFiguresFeature = defineFeature({
  id: 'shared-figures',
  pages: [
    {
      name: 'shared-figures',
      path: '/dashboards/shared/:token',
      layout: 'public',
      title: { en: 'Shared figures', es: 'Cifras compartidas', pt: 'Números compartilhados' },
      noindex: true,
      search: [],
      screen: () => import(/* webpackChunkName: "screen-shared-figures" */ './shared-figures.screen'),
    },
  ],
});
