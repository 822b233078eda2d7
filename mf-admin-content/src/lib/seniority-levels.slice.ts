import { seniorityLevels as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const seniorityLevels = createResource('adminContent', contract, { client: 'authenticated' });
