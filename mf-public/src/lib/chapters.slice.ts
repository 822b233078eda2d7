import { publicChapters as contract } from '@enlace/shared-contract/community';
import { createResource } from '@enlace/shared-data';

import { withNear } from './near/record-missed';

export const chapters = createResource('public', contract, withNear('chapters'));
