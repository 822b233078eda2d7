import { people as contract } from '@enlace/shared-contract/identity';
import { createResource } from '@enlace/shared-data';

import { withNear } from '../../../lib/near/record-missed';

export const people = createResource('public', contract, withNear('people'));

/** The same for recruiters (`isRecruiter`). */
export const peopleForRecruiters = createResource('public/recruiters', contract, {
  ...withNear('people'),
  client: 'authenticated',
});
