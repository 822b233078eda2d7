import { inFooter } from '@enlace/shared-contract/platform';
import { defineFeature } from '@enlace/shared-data';

export const searchFeature = defineFeature({
  id: 'search',
  pages: [
    {
      name: 'search',
      path: '/search',
      layout: 'public',
      search: ['q', 'kinds', 'sort', 'page'],
      title: { en: 'Search', es: 'Buscar', pt: 'Buscar' },
      noindex: true,
      nav: { label: { en: 'Search', es: 'Buscar', pt: 'Buscar' }, ...inFooter('community', 90) },
      screen: () => import(/* webpackChunkName: "screen-search" */ './search.screen'),
    },
  ],
});
