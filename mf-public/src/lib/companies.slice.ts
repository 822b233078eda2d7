import { companies as contract } from '@enlace/shared-contract/partners';
import { createResource } from '@enlace/shared-data';

import { withNear } from './near/record-missed';

export const companies = createResource('public', contract, withNear('companies'));
