import { editScreen } from '@enlace/shared-admin';

import { areasAdmin } from './areas-admin';

export const screen = editScreen(areasAdmin);
