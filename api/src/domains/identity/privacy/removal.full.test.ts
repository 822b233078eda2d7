import { mergeCalls, removalDays } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';

import { markSent } from '../../../infrastructure/mail/outbox.repository';
import { forgetPersonalImports } from '../../../kit/capabilities/import/import-jobs';
import { addPerson, type TestPerson } from '../../../testing/add-person';
import { encodeMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { findTracesInTables } from '../../../testing/find-traces-in-tables';
import { finishJob } from '../../../testing/finish-job';
import { anonymise } from './anonymise';
import { sweepRemovals } from './removal-sweep';
import { formReplyMail } from '../../forms/mails/form-reply.mail';
import { removalDoneMail } from './mails/removal-done.mail';

const dayMs = 86_400_000;

let api: TestApi;
let folder: string;
let now = new Date();
let person: TestPerson;
let traces: readonly string[];
let attachmentUrl: string;

const run = async <T extends object>(query: string): Promise<T[]> =>
  (await sql<T>`${sql.raw(query)}`.execute(api.deps.db)).rows;

/** The stored files, without the file that names the store. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'store-id')
    .map((entry) => join(entry.parentPath, entry.name));
}

async function filesWith(text: string): Promise<string[]> {
  const matches: string[] = [];
  for (const path of await storedFiles()) {
    const content = await readFile(path);
    if (path.includes(text) || content.includes(text)) matches.push(path);
  }
  return matches;
}

async function uploadCsv(text: string, name: string): Promise<{ id: number; mapping: object }> {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), name);
  const answer = await api.send(
    { method: 'POST', url: '/api/v2/users/imports', ...(await encodeMultipart(form)) },
    'admin',
  );
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number; mapping: object } }>().data;
}

async function sendLogo(email: string): Promise<string> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 310, height: 290, channels: 3, background: '#135724' } })
    .png()
    .toBuffer();
  const fields = {
    email,
    first_name: 'Izel',
    last_name: 'Cuauhtzin',
    company_name: 'Telares Cuauhtzin',
    website: 'https://telares.example.org',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'Izel Cuauhtzin.png');
  const body = await encodeMultipart(form);
  const answer = await api.send({ method: 'POST', url: '/api/create_company_registration_entry', ...body });
  assert.ok(answer.statusCode < 300, answer.body);
  const [entry] = await run<{ url: string }>(`select logo ->> 'url' as url from form_entries where logo is not null
    and email = '${email}'`);
  return entry?.url ?? '';
}

async function merge(winner: TestPerson, loser: TestPerson): Promise<void> {
  const body = { winner_id: winner.id, loser_id: loser.id, take: ['email'], reason: 'Izel Cuauhtzin has two accounts' };
  const answer = await api.post(mergeCalls.mergeUsers.path, body, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-removal-'));
  api = await buildTestApi({ clock: () => now, env: { dataDir: folder } });
});
after(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the removal of a person', () => {
  before(async () => {
    const values = (text: string) => ({
      first_name: 'Izel',
      last_name: 'Cuauhtzin',
      phone: `+52951555${text}`,
      bio: `Tejedora de telares ${text}`,
      headline: `Maestra del telar ${text}`,
      linkedin: `https://www.linkedin.com/in/izel-cuauhtzin-${text}`,
    });
    person = await addPerson(api, { roles: ['latinas'], values: values('0001') });
    const second = await addPerson(api, { roles: ['latinas'], values: values('0002') });
    const third = await addPerson(api, { roles: ['latinas'], values: values('0003') });
    const people = [person, second, third];
    traces = [
      'Izel Cuauhtzin',
      'Cuauhtzin',
      ...people.map(({ email }) => email),
      ...['0001', '0002', '0003'].flatMap((text) => {
        const { phone, bio, headline, linkedin } = values(text);
        return [phone, bio, headline, linkedin];
      }),
    ];
    const ids = people.map(({ id }) => id).join();
    await run(`update users set email_verified_at = now() where id in (${ids})`);
    attachmentUrl = await sendLogo(third.email);
    const [admin] = await run<{ id: number }>(`select id from users where email = 'admin@enlace.test'`);
    const speaker = {
      id: third.id,
      name: 'Izel Cuauhtzin',
      headline: 'Maestra del telar 0003',
      speaker_role: 'speaker',
    };
    for (const query of [
      `insert into form_entries (reference, family, kind, state, locale, name, email, data, search_text, note) values
        ('T-9001', 'contact', 'contact_us', 'new', 'es', 'Izel', '${second.email}',
          '{"message": "Soy Izel Cuauhtzin"}', 'Soy Izel Cuauhtzin', 'Izel Cuauhtzin called'),
        ('T-9002', 'contact', 'contact_us', 'new', 'es', 'Otra', 'other@example.org',
          '{"old_account_email": "${second.email}", "message": "Hola"}', 'T-9002 ${second.email} Hola', null)`,
      `insert into form_notes (entry_id, "text") select id, 'Call Izel Cuauhtzin' from form_entries
        where reference like 'T-900%'`,
      `insert into revisions (resource, row_id, n, at, action, after) select 'contact_form_entries', id, 1, now(), 'edit',
        '{"note": "Izel Cuauhtzin called"}' from form_entries where reference = 'T-9001'`,
      `insert into audit_entries (action, resource, row_id, after) select 'edit', 'contact_form_entries', id::text,
        '{"note": "Izel Cuauhtzin called"}' from form_entries where reference = 'T-9001'`,
      `insert into event_speakers (event_id, user_id, name, headline, speaker_role)
        values (1, ${third.id}, 'Izel Cuauhtzin', 'Maestra del telar 0003', 'speaker')`,
      `insert into revisions (resource, row_id, n, at, action, after) values ('events', 1, 900, now(), 'edit',
        '${JSON.stringify({ speakers: [speaker] })}')`,
      `insert into audit_entries (action, resource, row_id, after) values ('edit', 'events', '1',
        '${JSON.stringify({ speakers: [speaker] })}')`,
      `insert into drafts (resource, row_id, body, base_version, updated_at) values ('events', 1,
        '${JSON.stringify({ speakers: [speaker] })}', now(), now())`,
      `insert into views (resource, name, search, owner_id, scope, created_at, updated_at) values
        ('users', 'Izel Cuauhtzin', '', ${admin?.id}, 'mine', now(), now()),
        ('users', 'Search', 'search=${encodeURIComponent(second.email)}', ${admin?.id}, 'mine', now(), now()),
        ('users', 'Name', 'search=Izel+Cuauhtzin', ${admin?.id}, 'mine', now(), now()),
        ('users', 'Lima', 'search=Lima', ${admin?.id}, 'mine', now(), now())`,
      `insert into audit_entries (action, resource, row_id, after) values
        ('add', 'views', '1', '{"name": "Izel Cuauhtzin", "search": "search=${encodeURIComponent(second.email)}"}'),
        ('edit', 'tags', '1', '{"name": "Trazable"}')`,
      `insert into outbox_mails (template, locale, recipient, "values") values
        ('formReply', 'es', '${second.email}', '{"name":"Izel","subject":"Telares","body":"Querida Izel Cuauhtzin","reference":"T-9001"}'),
        ('formNotification', 'es', 'admin@enlace.test', '{"name":"Admin","what":"x","reference":"T-9001","lines":["${second.email}"]}')`,
    ])
      await run(query);
    await merge(second, third);
    await merge(person, second);
    await uploadCsv(
      `email,first_name,last_name\n${second.email},Izel,Cuauhtzin\nx@example.org,Otra,Persona\n`,
      'Izel.csv',
    );
    const [mail] = await run<{ id: number }>(`select id from outbox_mails where template = 'formReply'
      and recipient = '${second.email}'`);
    await markSent(api.deps.db, formReplyMail, [mail?.id ?? 0]);
    await api.get('/api/v2/audit/verify', 'admin');
  });

  test('is preceded by an archive with notes, states, texts of mails and attachments of all accounts', async () => {
    const answer = await person.post('/api/downloaduserdata');
    assert.equal(answer.statusCode, 200, answer.body);
    const { data } = answer.json<{ data: Record<string, Readonly<Record<string, unknown>>[]> }>();
    assert.equal(data['account']?.length, 3);
    const message = data['messages']?.find(({ reference }) => reference === 'T-9001');
    assert.equal(message?.['state'], 'new');
    assert.match(JSON.stringify(message?.['notes_of_the_team']), /Call Izel Cuauhtzin/);
    const mail = data['mails']?.find(({ template }) => template === 'formReply');
    assert.match(String(mail?.['text']), /Querida Izel Cuauhtzin/);
    assert.ok(attachmentUrl !== '', 'the form has an attachment');
    const [attachment] = data['attachments'] ?? [];
    assert.equal(attachment?.['url'], attachmentUrl);
    const content = Buffer.from(String(attachment?.['content']), 'base64');
    assert.equal((await sharp(content).metadata()).width, 310);
    assert.doesNotMatch(answer.body, /"(password\w*|\w*hash|pin|token)":/);
  });

  test('leaves no trace in any column of any table, nor in any file', async () => {
    const tracesBefore = new Set([...(await findTracesInTables(api, traces)).values()].flat());
    assert.deepEqual(
      traces.filter((trace) => !tracesBefore.has(trace)),
      [],
      'each trace is stored before',
    );
    assert.ok((await storedFiles()).length > 0);
    const requestAnswer = await person.post('/api/removeuserdata', { password: 'enlace-demo-1' });
    assert.equal(requestAnswer.statusCode, 200, requestAnswer.body);
    now = new Date(now.getTime() + (removalDays + 1) * dayMs);
    await sweepRemovals(api.deps);
    await api.finishJobs();
    for (const mail of await run<{ id: number }>(`select id from outbox_mails where template = 'removalDone'`))
      await markSent(api.deps.db, removalDoneMail, [mail.id]);
    await run('delete from caught_mails where subject is not null');
    assert.deepEqual(Object.fromEntries(await findTracesInTables(api, traces)), {});
    for (const trace of traces) assert.deepEqual(await filesWith(trace), [], trace);
    assert.deepEqual(await storedFiles(), [], 'the attachment leaves the store with all its sizes');
    const hashes = await run(`select id from users where anonymised_at is not null and password_hash is null`);
    assert.equal(hashes.length, 3);
  });

  test('leaves the data of other people', async () => {
    const entries = await run<{ data: object }>(`select data from form_entries where reference = 'T-9002'`);
    assert.deepEqual(entries, [{ data: { old_account_email: 'removed', message: 'Hola' } }]);
    assert.equal((await run(`select 1 from views where name = 'Lima'`)).length, 1);
    assert.equal((await run(`select 1 from audit_entries where after ->> 'name' = 'Trazable'`)).length, 1);
  });

  test('leaves a chain of audit entries that is whole, and that still shows a change', async () => {
    const verdict = async () =>
      (await api.get('/api/v2/audit/verify', 'admin')).json<{ data: { isWhole: boolean } }>().data;
    assert.deepEqual({ ...(await verdict()), checked: 0 }, { isWhole: true, checked: 0, broken: null });
    await run(`update audit_entries set after = '{"name": "Other"}' where resource = 'views'`);
    assert.equal((await verdict()).isWhole, false);
  });
});

describe('an import of people', () => {
  const csv = 'email,first_name,last_name\nyaretzi@example.org,Yaretzi,Tecuani\nnot an address,Nelli,Tecuani\n';

  test('keeps no line that was written; failed lines stay for their correction', async () => {
    const { id, mapping } = await uploadCsv(csv, 'people.csv');
    await api.post(`/api/v2/imports/${id}/check`, { mapping, key: 'none' }, 'admin');
    const answer = await api.post(`/api/v2/imports/${id}/run`, undefined, 'admin');
    assert.equal(answer.statusCode, 202, answer.body);
    await finishJob(api, answer.json<{ data: { id: number } }>().data.id);
    const rows = await run<{ cells: unknown; action: string }>(`select cells, action from import_rows
      where import_id = ${id} order by row`);
    assert.deepEqual([rows[0], rows[1]?.action], [{ cells: [], action: 'create' }, 'fail']);
    assert.match(JSON.stringify(rows[1]?.cells), /Nelli/);
    assert.deepEqual(await run(`select content from imports where id = ${id}`), [{ content: '' }]);
  });

  test('is deleted after a day, whether it ran or not', async () => {
    await uploadCsv(csv, 'people.csv');
    const count = async () => (await run(`select id from imports where resource = 'users'`)).length;
    assert.ok((await count()) >= 2);
    const earlierCount = await count();
    await forgetPersonalImports(api.deps.db, ['users'], new Date(now.getTime() + 0.9 * dayMs));
    assert.equal(await count(), earlierCount);
    await forgetPersonalImports(api.deps.db, ['users'], new Date(now.getTime() + 1.1 * dayMs));
    assert.equal(await count(), 0);
    assert.deepEqual(await run('select 1 from import_rows'), []);
  });
});

test('the removal of one of two people with the same name leaves the name of the other', async () => {
  const names = { first_name: 'Citlali', last_name: 'Ocelotl' };
  const [one, two] = [await addPerson(api, { values: names }), await addPerson(api, { values: names })];
  await run(`insert into form_notes (entry_id, "text") select id, 'Citlali Ocelotl' from form_entries limit 1`);
  await api.deps.db.transaction().execute((trx) => anonymise(trx, one.id, new Date(), api.deps));
  assert.equal((await run(`select 1 from form_notes where "text" = 'Citlali Ocelotl'`)).length, 1);
  await api.deps.db.transaction().execute((trx) => anonymise(trx, two.id, new Date(), api.deps));
  assert.equal((await run(`select 1 from form_notes where "text" = 'Citlali Ocelotl'`)).length, 0);
});
