import { removalDays } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';

import { createPinsRepository } from '../auth/pins.repository';
import { markSent } from '../../../infrastructure/mail/outbox.repository';
import { encodeMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { personColumns } from '../../../app/person-columns';
import { sweepRemovals } from './removal-sweep';
import { createRemovalTokens } from './removal-token';

type Rows = readonly Readonly<Record<string, unknown>>[];
interface Archive {
  readonly version: number;
  readonly product: string;
  readonly data: Readonly<Record<string, Rows>>;
}

const password = 'enlace-demo-1';
const dayMs = 86_400_000;

describe('one’s own data', () => {
  let api: TestApi;
  let now = new Date();
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enlace-portraits-'));
    api = await buildTestApi({ clock: () => now, env: { dataDir: folder } });
  });
  after(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async <T extends object>(query: string): Promise<T[]> =>
    (await sql<T>`${sql.raw(query)}`.execute(api.deps.db)).rows;
  const login = (email: string, secret = password) =>
    api.send({ method: 'POST', url: '/api/login', payload: { email, password: secret } });
  const tokenOf = async (email: string): Promise<string> =>
    (await login(email)).json<{ data: { access_token: string } }>().data.access_token;
  const call = (token: string, url: string, payload?: object) =>
    api.send({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
  /** The mail that was queued last. Its values are deleted after it is sent. */
  const lastMail = async (email: string): Promise<string | undefined> => {
    const mails = await run<{ template: string }>(
      `select template from outbox_mails where recipient = '${email}' order by id desc limit 1`,
    );
    return mails[0]?.template;
  };
  const pins = () => createPinsRepository(api.deps.env.tokenSecret);
  const keepTokenOf = async (id: number): Promise<string> => {
    const [row] = await run<{ at: Date }>(`select removal_requested_at as at from users where id = ${id}`);
    return createRemovalTokens(api.deps.env.tokenSecret).issue(id, row?.at ?? new Date(0));
  };

  /** A member with traces in all places, written with unique words. */
  let memberCount = 0;
  const addMember = async () => {
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
  const tablesWith = async (text: string): Promise<string[]> => {
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

  test('can be downloaded as one file, which is audited', async () => {
    const { id, email, token } = await addMember();
    const answer = await call(token, '/api/downloaduserdata');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.match(
      String(answer.headers['content-disposition']),
      /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    assert.match(String(answer.headers['cache-control']), /no-store/);
    const archive = answer.json<Archive>();
    assert.deepEqual(Object.keys(archive), ['version', 'product', 'created_at', 'data']);
    assert.deepEqual(Object.keys(archive.data), [...personColumns.flatMap(({ part }) => part ?? []), 'attachments']);
    const of = (part: string): Readonly<Record<string, unknown>> => archive.data[part]?.[0] ?? {};
    assert.deepEqual([of('account')['id'], of('account')['email'], of('account')['city']], [id, email, 'Tlaxcala']);
    assert.equal(archive.data['skills']?.length, 2);
    for (const part of [
      'roles',
      'chapters_led',
      'companies_recruited_for',
      'talks',
      'news_written',
      'social_accounts',
      'sign_ins',
      'activity',
      'account_history',
      'mails',
      'messages',
    ])
      assert.ok((archive.data[part]?.length ?? 0) > 0, part);
    assert.doesNotMatch(answer.body, /"(password\w*|\w*hash|pin|token)":|latina@enlace/);
    const auditEntries = await run(`select 1 from audit_entries where action = 'downloadData' and actor_id = ${id}`);
    assert.equal(auditEntries.length, 1);
    assert.equal((await api.post('/api/downloaduserdata')).statusCode, 401);
  });

  test('can be large; the archive is read in pages', async () => {
    const { id, token } = await addMember();
    await run(
      `insert into audit_entries (actor_id, action, resource) select ${id}, 'edit', 'areas' from generate_series(1, 1700)`,
    );
    const { data } = (await call(token, '/back/api/downloaduserdata')).json<Archive>();
    assert.ok((data['activity']?.length ?? 0) > 1700);
  });

  describe('removal', () => {
    test('needs a proof: the specified call mails a pin', async () => {
      const { email, token, id } = await addMember();
      const answer = await call(token, '/api/removeuserdata');
      assert.equal(answer.statusCode, 202, answer.body);
      assert.deepEqual(answer.json<{ data: object }>().data, {
        status: 'proof_needed',
        proofs: ['password', 'pin'],
        removal_due_at: null,
      });
      assert.equal(await lastMail(email), 'removalPin');
      const pin = await pins().create(api.deps.db, id, 'remove');
      const wrongPin = pin === '000000' ? '000001' : '000000';
      assert.equal(
        (await call(token, '/api/removeuserdata', { pin: wrongPin })).json<{ code: string }>().code,
        'INVALID_PIN',
      );
      const wrongPassword = await call(token, '/api/removeuserdata', { password: 'wrong' });
      assert.deepEqual([wrongPassword.statusCode, (await call(token, '/api/me')).statusCode], [422, 200]);
      assert.deepEqual(await run(`select removal_due_at from users where id = ${id}`), [{ removal_due_at: null }]);
      const confirmation = await call(token, '/api/removeuserdata', { pin });
      assert.equal(confirmation.json<{ data: { status: string } }>().data.status, 'scheduled', confirmation.body);
      assert.equal((await api.post('/api/removeuserdata', { password })).statusCode, 401);
    });

    test('is scheduled in two weeks; the user is signed out and hidden, and a mail has the link to cancel', async () => {
      const { id, email, token } = await addMember();
      const answer = await call(token, '/api/removeuserdata', { password });
      const dueAt = answer.json<{ data: { removal_due_at: string } }>().data.removal_due_at;
      assert.equal(Date.parse(dueAt) - now.getTime(), removalDays * dayMs);
      assert.equal((await call(token, '/api/me')).statusCode, 401);
      assert.equal((await call(token, '/api/downloaduserdata')).statusCode, 401);
      const chapter = (await api.get('/api/chapters/get/3')).json<{ data: { chapter_leaders: { id: number }[] } }>()
        .data;
      assert.ok(chapter.chapter_leaders.every((leader) => leader.id !== id));

      assert.equal(await lastMail(email), 'removalScheduled');
      const keepToken = await keepTokenOf(id);
      const page = await api.get(`/api/v2/keepuserdata?token=${encodeURIComponent(keepToken)}`);
      assert.match(page.body, /<form action="\/api\/v2\/keepuserdata" method="post">/);
      assert.doesNotMatch(page.body, /<script|style="/);
      assert.ok((await run(`select removal_due_at from users where id = ${id}`))[0], 'looking changes nothing');
      for (const forgedToken of ['', 'x', `${id}.${'A'.repeat(43)}`, `1.${keepToken.split('.')[1]}`]) {
        const refusal = await api.post('/api/v2/keepuserdata', { token: forgedToken });
        assert.equal(refusal.statusCode, 422, forgedToken);
      }
      const keepAnswer = await api.send({
        method: 'POST',
        url: '/api/v2/keepuserdata',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: keepToken }).toString(),
      });
      assert.match(String(keepAnswer.headers['content-type']), /text\/html/);
      assert.deepEqual(await run(`select removal_due_at from users where id = ${id}`), [{ removal_due_at: null }]);
      assert.equal(await lastMail(email), 'removalTakenBack');
      assert.equal((await api.post('/api/v2/keepuserdata', { token: keepToken })).statusCode, 422);
      assert.equal((await login(email)).statusCode, 200);
    });

    test('is cancelled by a sign-in too', async () => {
      const { id, email, token } = await addMember();
      await call(token, '/api/removeuserdata', { password });
      const { notice } = (await login(email)).json<{ data: { notice?: string } }>().data;
      assert.equal(notice, 'Your account stays: its removal is cancelled.');
      const signIn = await login(email);
      assert.equal(signIn.json<{ data: { notice?: string } }>().data.notice, undefined);
      const again = await tokenOf(email);
      assert.deepEqual(await run(`select removal_due_at from users where id = ${id}`), [{ removal_due_at: null }]);
      assert.equal((await call(again, '/api/v2/keepuserdata', {})).statusCode, 200);
      assert.equal((await api.post('/api/v2/keepuserdata', {})).statusCode, 401);
    });

    test('leaves no personal data, and the remaining rows do not identify the person', async () => {
      const { id, email, token, traces } = await addMember();
      await call(token, '/api/removeuserdata', { password });
      now = new Date(now.getTime() + (removalDays - 1) * dayMs);
      await sweepRemovals(api.deps);
      assert.ok((await tablesWith(email)).length > 0, 'not before its time');
      now = new Date(now.getTime() + 2 * dayMs);
      await sweepRemovals(api.deps);
      // The last mail contains personal data until it is sent.
      const mayKnow = ['outbox_mails', 'caught_mails'];
      for (const trace of traces)
        assert.deepEqual(
          (await tablesWith(trace)).filter((table) => !mayKnow.includes(table)),
          [],
          trace,
        );
      const mails = await run<{ id: number }>(`select id from outbox_mails where template = 'removalDone'`);
      assert.ok(mails.length > 0);
      for (const mail of mails) await markSent(api.deps.db, mail.id);
      for (const trace of traces) assert.ok(!(await tablesWith(trace)).includes('outbox_mails'), trace);

      const [row] = await run<Record<string, unknown>>(`select * from users where id = ${id}`);
      assert.deepEqual(
        [row?.['email'], row?.['first_name'], row?.['password_hash'], row?.['country_code'], row?.['phone']],
        [`removed-${id}@removed.invalid`, 'Former member', null, null, null],
      );
      assert.ok(row?.['anonymised_at'] instanceof Date);
      const [talk] = await run<{ name: string; user_id: null }>(
        `select name, user_id from event_speakers where event_id = 1 and name = 'Former member'`,
      );
      assert.deepEqual(talk, { name: 'Former member', user_id: null });
      assert.deepEqual(await run(`select 1 from audit_entries where actor_id = ${id}`), []);
      assert.ok((await run(`select 1 from audit_entries where resource = 'users' and row_id = '${id}'`)).length > 0);
      assert.equal((await login(email)).statusCode, 401);
      const admin = await tokenOf('admin@enlace.test');
      for (const url of [`/api/reactiveuser?id=${id}`, `/api/deletehardusers?id=${id}`])
        assert.equal((await call(admin, url)).statusCode, 404, url);
    });

    test('by an admin from the trash leaves no personal data, and no portrait', async () => {
      const { id, traces, token } = await addMember();
      const admin = await tokenOf('admin@enlace.test');
      const form = new FormData();
      const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a2a5e' } })
        .png()
        .toBuffer();
      form.append('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
      const { payload, headers } = await encodeMultipart(form);
      const url = `/api/editusers?id=${id}`;
      const authorization = `Bearer ${token}`;
      const upload = await api.send({ method: 'POST', url, payload, headers: { ...headers, authorization } });
      const { avatar } = upload.json<{ data: { avatar: { url: string; alt: string } } }>().data;
      assert.match(avatar.url, /^\/api\/v2\/files\//, upload.body);
      assert.equal((await api.get(avatar.url)).statusCode, 200);
      for (const viewer of [null, 'latinas'] as const) {
        const library = await api.get('/api/media/list?limit=1000', viewer);
        assert.ok(!library.body.includes(avatar.url), 'a portrait is in no library');
      }
      await call(admin, `/api/deleteusers?id=${id}`);
      const answer = await call(admin, `/api/deletehardusers?id=${id}`);
      assert.equal(answer.statusCode, 200, answer.body);
      await api.finishJobs();
      assert.equal((await api.get(avatar.url)).statusCode, 404);
      for (const trace of traces)
        assert.deepEqual(
          (await tablesWith(trace)).filter((table) => table !== 'caught_mails'),
          [],
          trace,
        );
    });

    test('keeps entries of other people with an address that was never verified', async () => {
      const { id, email } = await addMember();
      await run(`update users set email_verified_at = null where id = ${id}`);
      const admin = await tokenOf('admin@enlace.test');
      await call(admin, `/api/deleteusers?id=${id}`);
      await call(admin, `/api/deletehardusers?id=${id}`);
      assert.deepEqual(
        (await tablesWith(email)).filter((table) => table !== 'caught_mails'),
        ['form_entries', 'outbox_mails'],
      );
    });
  });
});
