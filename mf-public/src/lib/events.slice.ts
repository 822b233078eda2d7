import { publicEvents as contract } from '@enlace/shared-contract/events';
import { createResource } from '@enlace/shared-data';

import { withNear } from './near/record-missed';

export const events = createResource('public', contract, withNear('events'));
