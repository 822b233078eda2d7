import { courses as contract } from '@enlace/shared-contract/learning';
import { createResource } from '@enlace/shared-data';

import { withSimilar } from './similar/record-missed';

export const courses = createResource('public', contract, withSimilar('courses'));
