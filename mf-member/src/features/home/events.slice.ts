import { publicEvents as contract } from '@enlace/shared-contract/events';
import { createResource } from '@enlace/shared-data';

export const events = createResource('member', contract);
