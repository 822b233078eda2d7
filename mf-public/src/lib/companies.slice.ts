import { companies as contract } from '@enlace/shared-contract/partners';
import { createResource } from '@enlace/shared-data';

import { withSimilar } from './similar/record-missed';

export const companies = createResource('public', contract, withSimilar('companies'));
