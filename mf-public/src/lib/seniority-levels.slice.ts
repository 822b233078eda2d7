import { seniorityLevels as contract } from '@enlace/shared-contract/work';
import { createResource } from '@enlace/shared-data';

export const seniorityLevels = createResource('public', contract);
