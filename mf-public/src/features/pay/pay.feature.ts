import { defineFeature } from '@enlace/shared-data';

export const payFeature = defineFeature({
  id: 'pay',
  screens: { pay: () => import(/* webpackChunkName: "screen-pay" */ './pay.screen') },
});
