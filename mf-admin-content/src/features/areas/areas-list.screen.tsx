import { listScreen } from '@enlace/shared-admin';

import { areasAdmin } from './areas-admin';

export const screen = listScreen(areasAdmin);
