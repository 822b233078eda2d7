import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';

import type { TestApi } from './build-test-api';

/** A user who is signed in. */
export interface TestPerson {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: object): Promise<LightMyRequestResponse>;
}

const password = 'enlace-demo-1';
let count = 0;

/** Creates a verified account with these roles and permissions by an admin's call, and signs it in. */
export async function addPerson(
  api: TestApi,
  options: {
    readonly roles?: readonly string[];
    readonly permissions?: readonly string[];
    readonly values?: object;
  } = {},
): Promise<TestPerson> {
  const idsOf = async (table: string, names: readonly string[] = []): Promise<number[]> => {
    if (names.length === 0) return [];
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
      where name in (${sql.join(names)})`.execute(api.deps.db);
    return rows.map(({ id }) => id);
  };
  count += 1;
  const addAnswer = await api.post(
    '/api/addusers',
    {
      email: `persona.${process.pid}.${count}@example.org`,
      first_name: 'Perla',
      last_name: `Ibáñez ${count}`,
      password,
      c_password: password,
      attach_roles: await idsOf('roles', options.roles),
      attach_permissions: await idsOf('permissions', options.permissions),
      ...options.values,
    },
    'admin',
  );
  if (addAnswer.statusCode !== 201) throw new Error(addAnswer.body);
  const { id, email } = addAnswer.json<{ data: { id: number; email: string } }>().data;
  await sql`update users set email_verified_at = now() where id = ${id}`.execute(api.deps.db);
  const answer = await api.post('/api/login', { email, password });
  const token = answer.json<{ data: { access_token: string } }>().data.access_token;
  return withCalls(api, { id, email, token });
}

/** A user with the calls that the token allows. */
export function withCalls(api: TestApi, user: Pick<TestPerson, 'id' | 'email' | 'token'>): TestPerson {
  const headers = { authorization: `Bearer ${user.token}` };
  return {
    ...user,
    get: (url) => api.send({ method: 'GET', url, headers }),
    post: (url, body) => api.send({ method: 'POST', url, headers, ...(body === undefined ? {} : { payload: body }) }),
  };
}
