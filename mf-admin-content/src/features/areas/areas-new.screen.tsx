import { addScreen } from '@enlace/shared-admin';

import { areasAdmin } from './areas-admin';

export const screen = addScreen(areasAdmin);
