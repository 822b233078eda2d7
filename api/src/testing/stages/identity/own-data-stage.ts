import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';

import { buildTestApi, type TestApi } from '../../build-test-api';

type Rows = readonly Readonly<Record<string, unknown>>[];
export interface Archive {
  readonly version: number;
  readonly product: string;
  readonly data: Readonly<Record<string, Rows>>;
}

export const password = 'enlace-demo-1';

export let api: TestApi;
export let now = new Date();
let folder: string;

export const run = async <T extends object>(query: string): Promise<T[]> =>
  (await sql<T>`${sql.raw(query)}`.execute(api.deps.db)).rows;
export const login = (email: string, secret = password): Promise<LightMyRequestResponse> =>
  api.send({ method: 'POST', url: '/api/login', payload: { email, password: secret } });
export const tokenOf = async (email: string): Promise<string> =>
  (await login(email)).json<{ data: { access_token: string } }>().data.access_token;
export const call = (token: string, url: string, payload?: object): Promise<LightMyRequestResponse> =>
  api.send({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });

/** A member with traces in all places, written with unique words. */
let memberCount = 0;
export const addMember = async () => {
  const number = (memberCount += 1);
  const email = `xochitl.${number}@example.org`;
  const first = `Xochiquetzal${number}`;
  const body = {
    email,
    first_name: first,
    last_name: 'Tlahuicole',
    password,
    c_password: password,
    phone: `+52 777 123 45${String(number).padStart(2, '0')}`,
    headline: `Palabras${number} singulares`,
    bio: `Biografía${number} irrepetible`,
    job_attach_tech_skills: [20, 21],
    attach_roles: [2],
  };
  const answer = await api.post('/api/addusers', body, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  const { id } = answer.json<{ data: { id: number } }>().data;
  for (const query of [
    `update users set email_verified_at = now(), avatar = '{"url":"/x.webp","alt":"${first}"}' where id = ${id}`,
    `insert into chapter_leaders (chapter_id, user_id) values (3, ${id})`,
    `insert into company_recruiters (company_id, user_id) values (3, ${id})`,
    `insert into event_speakers (event_id, user_id, name, headline, speaker_role)
      values (1, ${id}, '${first} Tlahuicole', 'Palabras${number} en escena', 'speaker')`,
    `update news set author_id = ${id} where id = 3`,
    `insert into social_accounts (provider, provider_account_id, user_id) values ('linkedin', 'x-${id}', ${id})`,
    `insert into form_entries (reference, family, kind, state, locale, name, email, data, search_text)
      values ('T-${id}', 'contact', 'contact_us', 'new', 'es', '${first}', '${email.toUpperCase()}', '{"message":"Hola"}', '${first}')`,
  ])
    await run(query);
  const token = await tokenOf(email);
  await call(token, `/api/editusers?id=${id}`, { city: 'Tlaxcala' });
  const traces = [email, first, body.phone, `Palabras${number}`, `Biografía${number}`];
  return { id, email, token, traces };
};

/** Tables that contain a text in any column. */
export const tablesWith = async (text: string): Promise<string[]> => {
  const tables = await run<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const matches = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select 1 from ${sql.table(name)} as row
        where position(lower(${text}::text) in lower(row::text)) > 0 limit 1`.execute(api.deps.db);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return matches.flat().sort();
};

export function setNow(value: typeof now): void {
  now = value;
}

/** Opens and closes what the tests need. */
export function openOwnDataStage(): void {
  before(async () => {
    now = new Date();
    folder = await mkdtemp(join(tmpdir(), 'enlace-portraits-'));
    api = await buildTestApi({ clock: () => now, env: { dataDir: folder } });
  });
  after(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });
}
