import { createPalette } from '@enlace/shared-admin/palette';

export const palette = createPalette('adminContent', () =>
  import(/* webpackChunkName: "palette-sources" */ './palette-sources').then(({ sources }) => sources),
);
