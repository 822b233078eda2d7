import type { LightMyRequestResponse } from 'fastify';
import { registrationAnswerSchema, registrationCalls } from '@enlace/shared-contract/forms';
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';

import { encodeMultipart, toMultipart } from '../../bodies';
import { buildTestApi, type TestApi } from '../../build-test-api';
import { mailsTo } from '../../caught-mails';

export interface User {
  id: number;
  roles: { name: string }[];
  is_verified: boolean;
  avatar: { url: string } | null;
}
interface LostUser {
  id: number;
  email: string;
  kind: string;
  role: string | null;
  mails_count: number;
  company_name: string | null;
}

export const password = 'una buena clave 7';

export let api: TestApi;
export let count = 0;

export const freshEmail = (): string => `new${(count += 1)}@example.org`;
export const fieldsFor = (email: string, more: object = {}) => ({
  email,
  password,
  c_password: password,
  first_name: 'Nayeli',
  last_name: 'Huamán Quispe',
  ...more,
});
export const post = async (path: string, fields: object): Promise<LightMyRequestResponse> =>
  api.send({ method: 'POST', url: path, ...(await encodeMultipart(toMultipart({ ...fields }))) });
export const sendRegistration = async (email: string, more: object = {}, path = registrationCalls.latina.path) => {
  const answer = await post(path, fieldsFor(email, more));
  assert.equal(answer.statusCode, 201, answer.body);
  return registrationAnswerSchema.parse(answer.json()).data;
};
export const pinOf = async (email: string): Promise<string> => {
  const [mail] = await mailsTo(api, email);
  const pin = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1];
  assert.ok(pin, 'a pin was mailed');
  return pin;
};
export const verify = (user_id: number, pin: string, secret = password): Promise<LightMyRequestResponse> =>
  api.post('/api/verifyEmail', { user_id, pin, password: secret });
export const logIn = (email: string, secret = password): Promise<LightMyRequestResponse> =>
  api.post('/api/login', { email, password: secret });
export const listLost = async (query = ''): Promise<LostUser[]> =>
  (await api.get(`/api/users_lost/list?${query}`, 'admin')).json<{ data: LostUser[] }>().data;

export const stranger = 'clave del intruso 9';
export let email: string;
export let user_id: number;
export let link: { user_id: string; pin: string };

/** Opens and closes what the tests need. */
export function openRegistrationStage(): void {
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    email = freshEmail();
    await sendRegistration(email);
    ({ user_id } = await sendRegistration(email, { password: stranger, c_password: stranger }));
    const [mail] = await mailsTo(api, email);
    const [, query = ''] = /verify-email\?(\S+)/.exec(mail?.text ?? '') ?? [];
    const values = new URLSearchParams(query);
    link = { user_id: values.get('user_id') ?? '', pin: values.get('pin') ?? '' };
  });
}
