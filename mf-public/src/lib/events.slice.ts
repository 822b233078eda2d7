import { publicEvents as contract } from '@enlace/shared-contract/events';
import { createResource } from '@enlace/shared-data';

import { withSimilar } from './similar/record-missed';

export const events = createResource('public', contract, withSimilar('events'));
