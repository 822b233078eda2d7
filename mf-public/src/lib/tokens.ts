import { tokens } from '@enlace/shared-ui';

export const { color, font, media, motion, radius, space, textSize } = tokens;
