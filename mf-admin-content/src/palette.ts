import { createPalette } from '@enlace/shared-admin/palette';

export const palette = createPalette('adminContent');
