import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const replyTemplatesFeature = defineFeature({
  id: 'reply-templates',
  screens: adminScreens(
    'reply-templates',
    () => import(/* webpackChunkName: "screen-reply-templates" */ './reply-templates-admin'),
  ),
});
