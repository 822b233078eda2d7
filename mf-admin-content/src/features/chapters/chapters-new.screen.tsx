import { addScreen } from '@enlace/shared-admin';

import { chaptersAdmin } from './chapters-admin';

export const screen = addScreen(chaptersAdmin);
