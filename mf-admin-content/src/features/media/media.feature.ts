import { defineFeature } from '@enlace/shared-data';

import { withParts } from '../../lib/with-parts';
import { content } from '../../lib/nav-groups';

export const mediaFeature = defineFeature({
  id: 'media',
  pages: [
    {
      name: 'media',
      path: '/admin/media',
      layout: 'admin',
      protected: true,
      allowed: ['admin', 'media.add', 'media.edit', 'media.remove'],
      title: { en: 'Media library', es: 'Biblioteca de medios', pt: 'Biblioteca de mídia' },
      nav: {
        label: { en: 'Media', es: 'Medios', pt: 'Mídia' },
        order: 140,
        place: 'main',
        icon: 'image',
        group: content,
      },
      screen: withParts(
        () => import(/* webpackChunkName: "screen-media" */ './media.screen'),
        () => import(/* webpackChunkName: "media-filters" */ './browse/media-filters'),
      ),
    },
  ],
});
