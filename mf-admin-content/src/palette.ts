import { createPalette } from '@enlace/shared-admin';

export const around = createPalette('adminContent', () =>
  import(/* webpackChunkName: "palette-sources" */ './palette-sources').then(({ sources }) => sources),
);
