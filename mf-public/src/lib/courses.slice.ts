import { courses as contract } from '@enlace/shared-contract/learning';
import { createResource } from '@enlace/shared-data';

import { withNear } from './near/record-missed';

export const courses = createResource('public', contract, withNear('courses'));
