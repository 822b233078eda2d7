import { jobs as contract } from '@enlace/shared-contract/work';
import { createResource } from '@enlace/shared-data';

import { withNear } from './near/record-missed';

export const jobs = createResource('public', contract, withNear('jobs'));
