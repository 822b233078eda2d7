import { jobs as contract } from '@enlace/shared-contract/work';
import { createResource } from '@enlace/shared-data';

import { withSimilar } from './similar/record-missed';

export const jobs = createResource('public', contract, withSimilar('jobs'));
