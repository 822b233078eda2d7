import { sql } from 'kysely';

import { createAccessTokens } from '../domains/identity/auth/access-tokens';
import { type TestPerson, withCalls } from './add-person';
import type { TestApi } from './build-test-api';

interface NewPerson {
  readonly permissions?: readonly string[];
  readonly values?: { readonly first_name?: string; readonly last_name?: string };
}

let count = 0;

/**
 * Adds a signed-in user as rows, without the calls and the password of `addPerson`, which take longer. For tests in
 * which a user only acts: there is no role, no history and no mail.
 */
export async function insertPerson(
  api: TestApi,
  { permissions = [], values = {} }: NewPerson = {},
): Promise<TestPerson> {
  count += 1;
  const email = `fila.${process.pid}.${count}@example.org`;
  const { first_name: firstName = 'Perla', last_name: lastName = `Ibáñez ${count}` } = values;
  const { rows } = await sql<{ id: number; version: number; sign_in: string }>`with person as (
      insert into users (email, first_name, last_name, email_verified_at)
      values (${email}, ${firstName}, ${lastName}, now()) returning id, session_version),
    rights as (insert into user_permissions (user_id, permission_id)
      select person.id, p.id from person, permissions p where p.name = any(${[...permissions]}::text[])),
    sign_in as (insert into sign_ins (user_id, provider, session_version, expires_at)
      select id, 'password', session_version, now() + interval '1 day' from person returning id)
    select person.id, person.session_version as version, sign_in.id as sign_in from person, sign_in`.execute(
    api.deps.db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no user was added');
  const claims = { userId: row.id, signInId: row.sign_in, sessionVersion: row.version };
  const token = await createAccessTokens(api.deps.env.tokenSecret).issue(claims);
  return withCalls(api, { id: row.id, email, token });
}
