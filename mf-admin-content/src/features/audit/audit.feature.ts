import { defineFeature } from '@enlace/shared-data';

export const auditFeature = defineFeature({
  id: 'audit',
  screens: { audit: () => import(/* webpackChunkName: "screen-audit" */ './audit.screen') },
});
