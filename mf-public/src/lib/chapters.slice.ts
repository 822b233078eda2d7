import { publicChapters as contract } from '@enlace/shared-contract/community';
import { createResource } from '@enlace/shared-data';

import { withSimilar } from './similar/record-missed';

export const chapters = createResource('public', contract, withSimilar('chapters'));
