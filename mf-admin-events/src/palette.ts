import { createPalette } from '@enlace/shared-admin/palette';

export const palette = createPalette('adminEvents', () =>
  import(/* webpackChunkName: "palette-sources" */ './palette-sources').then(({ sources }) => sources),
);
