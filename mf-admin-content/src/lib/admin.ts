import { createAdmin } from '@enlace/shared-admin';

import { texts } from '../texts';

export const admin = createAdmin('adminContent', texts);
