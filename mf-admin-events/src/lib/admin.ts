import { createAdmin } from '@enlace/shared-admin';

import { handleOf } from './handle-of';

export const admin = createAdmin('adminEvents', handleOf);
