import { createAdmin } from '@enlace/shared-admin';

export const admin = createAdmin('adminContent');
