import { people as contract } from '@enlace/shared-contract/identity';
import { createResource } from '@enlace/shared-data';

import { withSimilar } from '../../../lib/similar/record-missed';

export const people = createResource('public', contract, withSimilar('people'));

/** The same for recruiters (`isRecruiter`). */
export const peopleForRecruiters = createResource('public/recruiters', contract, {
  ...withSimilar('people'),
  client: 'authenticated',
});
