import { poolFields } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import type { TestPerson } from '../../add-person';
import type { TestApi } from '../../build-test-api';
import { insertPerson } from '../../insert-person';

/** Shows all parts of a profile and takes messages. */
export const wholeProfile = {
  is_listed: true,
  shows: [...poolFields],
  allows_contact: true,
  years: 4,
  availability: 'now',
};

/** A member with a word in the headline that no other member has. */
export async function addPoolMember(
  api: TestApi,
  profile: object = wholeProfile,
): Promise<{ person: TestPerson; word: string }> {
  const person = await insertPerson(api);
  const word = `palabra${person.id}`;
  await sql`update users set headline = ${word}, city = 'Cusco', country_code = 'PE' where id = ${person.id}`.execute(
    api.deps.db,
  );
  const answer = await person.post('/api/v2/pool-profile', profile);
  assert.equal(answer.statusCode, 200, answer.body);
  return { person, word };
}
