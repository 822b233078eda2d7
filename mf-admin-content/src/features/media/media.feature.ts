import { defineFeature } from '@enlace/shared-data';

import { withParts } from '../../lib/with-parts';

export const mediaFeature = defineFeature({
  id: 'media',
  screens: {
    media: withParts(
      () => import(/* webpackChunkName: "screen-media" */ './media.screen'),
      () => import(/* webpackChunkName: "media-filters" */ './browse/media-filters'),
    ),
  },
});
