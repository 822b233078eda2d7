import { createPalette } from '@enlace/shared-admin/palette';

export const palette = createPalette('adminEvents');
