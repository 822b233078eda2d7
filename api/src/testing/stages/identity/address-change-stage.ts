import type { LightMyRequestResponse } from 'fastify';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';

import type { TestApi } from '../../build-test-api';
import { mailsTo as readMails } from '../../caught-mails';
import { buildBesideApi, openApiOf } from '../../shared-api';
import type { Tier } from '../../tier';

export interface Answer<T> {
  readonly data: T;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string[]>>;
}

export const password = 'enlace-demo-1';

export let api: TestApi;
export let id: number;
export let email: string;
export let newEmail: string;
export let token: string;
export let count = 0;

export const addMember = async (address: string): Promise<number> => {
  const body = { email: address, first_name: 'Ñusta', last_name: 'Ruiz', password, c_password: password };
  const { data } = (await api.post('/api/addusers', body, 'admin')).json<Answer<UserRecord>>();
  await sql`update users set email_verified_at = now() where id = ${data.id}`.execute(api.deps.db);
  await sql`delete from pins where user_id = ${data.id}`.execute(api.deps.db);
  return data.id;
};
/** Login sessions of an account that began a quarter of an hour ago. */
export const ageSignIns = (userId = id) =>
  sql`update sign_ins set created_at = now() - interval '15 minutes' where user_id = ${userId}`.execute(api.deps.db);
export const logIn = (address: string, secret = password): Promise<LightMyRequestResponse> =>
  api.post('/api/login', { email: address, password: secret });
export const tokenOf = async (address: string): Promise<string> =>
  (await logIn(address)).json<Answer<{ access_token: string }>>().data.access_token;
export const send = (url: string, payload: object = {}, bearer = token): Promise<LightMyRequestResponse> =>
  api.send({ method: 'POST', url, payload, headers: { authorization: `Bearer ${bearer}` } });
export const edit = (body: object, bearer = token): Promise<LightMyRequestResponse> =>
  send(`/api/editusers?id=${id}`, body, bearer);
export const change = (): Promise<LightMyRequestResponse> => edit({ email: newEmail, current_password: password });
export const mailsTo = (address: string) => readMails(api, address);
export const pinOf = async (address: string): Promise<string> =>
  /\b\d{6}\b/.exec((await mailsTo(address))[0]?.text ?? '')?.[0] ?? '';
export const undoTokenOf = async (address: string): Promise<string> =>
  /undoemailchange\?token=([\w.-]+)/.exec((await mailsTo(address))[0]?.text ?? '')?.[1] ?? '';
export const verify = (pin: string, headers = {}): Promise<LightMyRequestResponse> =>
  api.send({ method: 'POST', url: '/api/verifyEmail', payload: { pin, user_id: id }, headers });
export const undo = (undoToken: string): Promise<LightMyRequestResponse> =>
  api.post('/api/v2/undoemailchange', { token: undoToken });

let limitedApi: TestApi;

export const tryAll = async (bodies: readonly object[]): Promise<number[]> => {
  const bearer = await limitedApi.token('latinas');
  await sql`update sign_ins set created_at = now() - interval '15 minutes' where user_id = 2`.execute(
    limitedApi.deps.db,
  );
  const statuses = [];
  for (const payload of bodies) {
    const headers = { authorization: `Bearer ${bearer}` };
    const answer = await limitedApi.send({ method: 'POST', url: '/api/editusers?id=2', payload, headers });
    if (answer.statusCode === 429) assert.ok(Number(answer.headers['retry-after']) > 0);
    statuses.push(answer.statusCode);
  }
  return statuses;
};

/** Opens and closes what the tests need. */
export function openAddressChangeStage(tier: Tier): void {
  openApiOf(tier, (openedApi) => {
    api = openedApi;
  });
  beforeEach(async () => {
    count += 1;
    email = `address.${count}@example.org`;
    newEmail = `changed.${count}@example.org`;
    id = await addMember(email);
    token = await tokenOf(email);
    await ageSignIns();
  });
  before(async () => {
    const limits = { preset: 'strict' } as const;
    limitedApi = await buildBesideApi(api, { env: { limits } });
  });
  after(() => limitedApi.close());
}
