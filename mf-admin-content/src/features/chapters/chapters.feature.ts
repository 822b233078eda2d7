import { defineFeature } from '@enlace/shared-data';

import { admin } from '../../lib/admin';
import { chapters } from '../../lib/chapters.slice';
import { countries } from '../../lib/countries.slice';
import { users } from '../../lib/users.slice';

export const chaptersFeature = defineFeature({
  id: 'chapters',
  slices: [chapters, countries, users, ...admin.slices],
  screens: {
    'chapters-list': () => import(/* webpackChunkName: "screen-chapters-list" */ './chapters-list.screen'),
    'chapters-new': () => import(/* webpackChunkName: "screen-chapters-new" */ './chapters-new.screen'),
    'chapters-edit': () => import(/* webpackChunkName: "screen-chapters-edit" */ './chapters-edit.screen'),
  },
});
