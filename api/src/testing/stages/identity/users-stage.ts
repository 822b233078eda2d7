import type { LightMyRequestResponse } from 'fastify';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';

import type { TestApi } from '../../build-test-api';
import { openApiOf } from '../../shared-api';
import type { Tier } from '../../tier';

export interface Answer<T> {
  readonly data: T;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string[]>>;
}

export const demo = { admin: 1, latinas: 2, recruiters: 3 } as const;
export const password = 'enlace-demo-1';

export let api: TestApi;
let count = 0;

export const person = (more: object = {}) => ({
  email: `nueva.${(count += 1)}@example.org`,
  first_name: 'Nélida',
  last_name: `Ñáñez ${count}`,
  ...more,
});
export const add = async (more: object = {}): Promise<UserRecord> => {
  const answer = await api.post('/api/addusers', person(more), 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<Answer<UserRecord>>().data;
};
/** A user who can sign in. */
export const addMember = async (roles: readonly string[] = []): Promise<UserRecord> => {
  const attach_roles = await Promise.all(roles.map(roleId));
  const newUser = await add({ password, c_password: password, attach_roles });
  await sql`update users set email_verified_at = now() where id = ${newUser.id}`.execute(api.deps.db);
  return newUser;
};
export const logIn = async (email: string, secret = password): Promise<LightMyRequestResponse> =>
  api.send({ method: 'POST', url: '/api/login', payload: { email, password: secret } });
export const tokenOf = async (email: string): Promise<string> =>
  (await logIn(email)).json<Answer<{ access_token: string }>>().data.access_token;
export const as = (token: string) => ({
  get: (url: string): Promise<LightMyRequestResponse> =>
    api.send({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } }),
  post: (url: string, payload: object = {}): Promise<LightMyRequestResponse> =>
    api.send({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } }),
});

export const idOf = async (table: string, name: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where name = ${name}`.execute(
    api.deps.db,
  );
  return rows[0]?.id ?? 0;
};
export const roleId = (name: string): Promise<number> => idOf('roles', name);
export const mailsTo = async (email: string): Promise<string[]> => {
  const { rows } = await sql<{ template: string }>`select template from outbox_mails
    where recipient = ${email} order by id`.execute(api.deps.db);
  return rows.map(({ template }) => template);
};

export let ownUser: UserRecord;
export let me: ReturnType<typeof as>;

export const edit = (body: object, id = ownUser.id): Promise<LightMyRequestResponse> =>
  me.post(`/api/editusers?id=${id}`, body);

/** Opens and closes what the tests need; those of the full tier change who is an admin. */
export function openUsersStage(tier: Tier): void {
  openApiOf(tier, (openedApi) => {
    api = openedApi;
  });
  beforeEach(async () => {
    ownUser = await addMember(['latinas']);
    me = as(await tokenOf(ownUser.email));
  });
}
