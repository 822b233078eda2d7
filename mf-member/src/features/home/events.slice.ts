import { events as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const events = createResource('member', contract);
