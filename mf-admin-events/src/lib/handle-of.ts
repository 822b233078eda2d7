import { createHandles } from '@enlace/shared-admin';

/** The handle of a contract in this remote. */
export const handleOf = createHandles('adminEvents');
