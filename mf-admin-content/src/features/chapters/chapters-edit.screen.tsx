import { editScreen } from '@enlace/shared-admin';

import { chaptersAdmin } from './chapters-admin';

export const screen = editScreen(chaptersAdmin);
