import { listScreen } from '@enlace/shared-admin';

import { chaptersAdmin } from './chapters-admin';

export const screen = listScreen(chaptersAdmin);
