import {
  type Duplicates,
  formStates,
  type InboxChange,
  type InboxEntry,
  inboxAnswerSchema,
  inboxEntrySchema,
  type InboxRow,
  inboxSchema,
  openStates,
  workloadSchema,
} from '@enlace/shared-contract/forms';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { mailsTo } from '../../../testing/caught-mails';
import { addPerson } from '../../../testing/add-person';
import { createSender, type Sender } from '../../../testing/sender';

describe('the inbox', () => {
  let api: TestApi;
  let sender: Sender;
  before(async () => {
    api = await buildTestApi();
    sender = createSender(api);
  });
  after(() => api.close());

  const list = async (query = '') => {
    const answer = await api.get(`/api/v2/inbox/list?${query}`, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    return inboxSchema.parse(answer.json());
  };
  const entry = async (id: number): Promise<InboxEntry> => {
    const answer = await api.get(`/api/v2/inbox/get/${id}`, 'admin', { cookie: 'enlace_locale=en' });
    assert.equal(answer.statusCode, 200, answer.body);
    return inboxEntrySchema.parse(answer.json<{ data: unknown }>().data);
  };
  const post = (call: string, id: number, body: object) => api.post(`/api/v2/inbox/${call}?id=${id}`, body, 'admin');
  const readChanged = (answer: { statusCode: number; body: string }): InboxEntry => {
    assert.equal(answer.statusCode, 200, answer.body);
    return inboxAnswerSchema.parse(JSON.parse(answer.body)).data;
  };
  let count = 0;
  const write = async (path: string, body: object): Promise<InboxRow> => {
    const answer = await sender.send(path, { ...body, altcha: await sender.proof() });
    assert.equal(answer.statusCode, 201, answer.body);
    const { reference } = answer.json<{ data: { reference: string } }>().data;
    const [row] = (await list(`search=${reference}`)).data;
    assert.ok(row);
    return row;
  };
  const contact = (fields: object = {}): Promise<InboxRow> => {
    count += 1;
    const message = `Hola, ¿cuándo es el encuentro? ${'abcdefghij'[count % 10]?.repeat(count)}`;
    const email = `itzel.${count}@correo.example`;
    return write('/api/create_contact_us_form_entry', {
      first_name: 'Itzel',
      last_name: 'Luna',
      email,
      message,
      ...fields,
    });
  };

  test('shows all kinds together in pages and in any order, with counts by state', async () => {
    const first = await list('per_page=100&sort=created_at&order=desc');
    assert.ok(new Set(first.data.map(({ family }) => family)).size >= 4);
    const times = first.data.map(({ created_at }) => created_at);
    assert.deepEqual(times, times.toSorted().toReversed());
    const ids: number[] = [];
    for (let page = 1; ids.length < first.meta.total; page += 1) {
      const { data } = await list(`per_page=100&page=${page}&sort=state&order=asc`);
      assert.ok(data.length > 0);
      ids.push(...data.map(({ id }) => id));
    }
    assert.equal(new Set(ids).size, first.meta.total);
    const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, one) => all + one, 0);
    assert.deepEqual([sum(first.meta.states), sum(first.meta.families)], [first.meta.total, first.meta.total]);
  });

  test('is filtered by family, kind, state, words and days; each count ignores its own filter', async () => {
    const all = await list();
    for (const state of formStates) {
      const { data, meta } = await list(`state=${state}&family=contact&per_page=100`);
      assert.ok(data.every((row) => row.state === state && row.family === 'contact'));
      assert.equal(meta.total, meta.states[state] ?? 0);
      assert.ok(Object.keys(meta.states).length > 1, 'other states are counted still');
    }
    const open = await list('state=open');
    assert.equal(
      open.meta.total,
      openStates.reduce((sum, state) => sum + (all.meta.states[state] ?? 0), 0),
    );
    const press = await list('kind=press_interview&per_page=100');
    assert.ok(press.data.length > 0 && press.data.every(({ kind }) => kind === 'press_interview'));
    const day = press.data[0]?.created_at.slice(0, 10) ?? '';
    const ofDay = await list(`kind=press_interview&from=${day}&to=${day}&per_page=100`);
    assert.ok(ofDay.data.length > 0 && ofDay.data.every(({ created_at }) => created_at.startsWith(day)));
    const row = await contact({ first_name: 'Xóchitl', last_name: 'Ñáñez' });
    assert.deepEqual(
      (await list('search=xochitl+nanez')).data.map(({ id }) => id),
      [row.id],
    );
    for (const nonsense of ['state=gone', 'sort=email', 'page=0', 'per_page=1000', 'from=yesterday', 'assignee=x'])
      assert.equal((await api.get(`/api/v2/inbox/list?${nonsense}`, 'admin')).statusCode, 422, nonsense);
  });

  test('shows an entry with all fields and names for ids, and audits each look', async () => {
    const row = await contact({ topic_id: 3, chapter_id: 1, company_name: 'Telar' });
    const shownEntry = await entry(row.id);
    assert.deepEqual(
      shownEntry.fields.map(({ name }) => name),
      ['topic', 'chapter'],
    );
    assert.equal(shownEntry.fields[0]?.value, 'Events');
    assert.match(shownEntry.message ?? '', /encuentro/);
    assert.deepEqual(shownEntry.abilities, {
      edit: true,
      reply: true,
      remove: true,
      convert: ['company', 'press', 'account'],
    });
    await entry(row.id);
    await api.get(`/api/contact_form_entries/get/${row.id}`, 'admin');
    const looks = await sql<{ actor_id: number }>`select actor_id from audit_entries where action = 'look'
      and resource = 'contact_form_entries' and row_id = ${String(row.id)}`.execute(api.deps.db);
    assert.deepEqual(
      looks.rows.map(({ actor_id }) => actor_id),
      [1, 1, 1],
    );
    assert.equal((await api.get('/api/v2/inbox/get/999999', 'admin')).statusCode, 404);
    assert.equal((await api.get('/api/v2/inbox/get/x', 'admin')).statusCode, 404);
  });

  test('states and assignees change, for one entry and for many, with their author', async () => {
    const [one, two] = [await contact(), await contact()];
    const first = readChanged(await post('edit', one.id, { state: 'in_progress', assignee_id: 1 }));
    assert.deepEqual([first.state, first.assignee?.id], ['in_progress', 1]);
    assert.deepEqual(
      first.steps.map(({ field, from, to }) => [field, from, to]),
      [
        ['state', 'new', 'in_progress'],
        ['assignee', null, first.assignee?.name],
      ],
    );
    assert.equal(first.steps[0]?.author?.id, 1);
    const stale = await post('edit', one.id, { state: 'done', updated_at: one.updated_at });
    assert.deepEqual([stale.statusCode, stale.json<{ code: string }>().code], [409, 'EDIT_CONFLICT']);
    assert.equal((await post('edit', one.id, { assignee_id: 2 })).statusCode, 422, 'she may not read entries');

    const word = `reference-${one.id}`;
    await sql`update form_entries set search_text = search_text || ' ' || ${word}
      where id in (${one.id}, ${two.id})`.execute(api.deps.db);
    const byFilters = await api.post(
      '/api/v2/inbox/editmany',
      { filters: { search: word }, state: 'waiting' },
      'admin',
    );
    assert.equal(byFilters.json<{ data: { changed: number } }>().data.changed, 2, byFilters.body);
    const both = { ids: [one.id], filters: { search: word }, state: 'done' };
    for (const wrongBody of [both, { state: 'done' }])
      assert.equal((await api.post('/api/v2/inbox/editmany', wrongBody, 'admin')).statusCode, 422);

    const many = { ids: [one.id, two.id], state: 'done' };
    assert.equal((await api.post('/api/v2/inbox/editmany', many, 'admin')).statusCode, 200);
    assert.deepEqual([(await entry(one.id)).state, (await entry(two.id)).state], ['done', 'done']);
    const changeBody = { ids: [one.id, two.id, 999_999], state: 'done', assignee_id: null };
    const report = await api.post('/api/v2/inbox/editmany', changeBody, 'admin');
    assert.deepEqual(report.json<{ data: object }>().data, { changed: 1, same: 1, missing: [999_999] });
    readChanged(await post('edit', one.id, { assignee_id: 1 }));
    assert.ok((await list('assignee=me&per_page=100')).data.some(({ id }) => id === one.id));
    assert.ok(!(await list('assignee=nobody&per_page=100')).data.some(({ id }) => id === one.id));
    const { data } = (await api.get('/api/v2/inbox/assignees', 'admin')).json<{ data: { id: number }[] }>();
    assert.ok(data.some(({ id }) => id === 1) && !data.some(({ id }) => id === 2));
  });

  test('counts the open entries by assignee, with the time of the oldest', async () => {
    const answer = await api.get('/api/v2/inbox/workload', 'admin');
    const workload = workloadSchema.parse(answer.json()).data;
    const open = await list('state=open&per_page=1');
    assert.equal(
      workload.reduce((sum, { count: each }) => sum + each, 0),
      open.meta.total,
    );
    for (const { assignee, count: each, oldest } of workload) {
      const ownEntries = await list(
        `state=open&assignee=${assignee?.id ?? 'nobody'}&sort=created_at&order=asc&per_page=1`,
      );
      assert.deepEqual([ownEntries.meta.total, ownEntries.data[0]?.created_at], [each, oldest]);
    }
  });

  test('a user can undo own changes, except for entries that were changed again', async () => {
    const rows = [await contact(), await contact(), await contact()];
    const ids = rows.map(({ id }) => id);
    readChanged(await post('edit', ids[0] ?? 0, { state: 'in_progress', assignee_id: 1 }));
    const many = { ids, state: 'spam', assignee_id: 1 };
    assert.equal((await api.post('/api/v2/inbox/editmany', many, 'admin')).statusCode, 200);
    readChanged(await post('edit', ids[2] ?? 0, { state: 'waiting' }));
    const changes = async (as: 'admin' | 'latinas') =>
      (await api.get('/api/v2/inbox/changes', as)).json<{ data: InboxChange[] }>().data;
    const spamChange = (await changes('admin')).find(({ state }) => state === 'spam');
    assert.deepEqual([spamChange?.count, spamChange?.is_given], [2, true]);
    await sql`insert into user_permissions (user_id, permission_id) select 2, id from permissions
      where name = 'forms.edit' on conflict do nothing`.execute(api.deps.db);
    assert.deepEqual(await changes('latinas'), []);
    const undo = (as: 'admin' | 'latinas') => api.post('/api/v2/inbox/undo', { id: spamChange?.id }, as);
    assert.equal((await undo('latinas')).statusCode, 409);
    const undoAnswer = await undo('admin');
    assert.deepEqual(undoAnswer.json<{ data: object }>().data, { restored: 2, skipped: 1 });
    const after = await Promise.all(ids.map((id) => entry(id)));
    assert.deepEqual(
      after.map(({ state, assignee }) => [state, assignee?.id]),
      [
        ['in_progress', 1],
        ['new', undefined],
        ['waiting', 1],
      ],
    );
    assert.ok(
      (await changes('admin')).every(({ id }) => id !== spamChange?.id),
      'once',
    );
    await sql`delete from user_permissions where user_id = 2`.execute(api.deps.db);
  });

  test('notes have author and time; a note that is sent twice is stored once', async () => {
    const row = await contact();
    readChanged(await post('addnote', row.id, { text: 'Call her on Monday.', key: 'note-1' }));
    readChanged(await post('addnote', row.id, { text: 'Call her on Monday.', key: 'note-1' }));
    const { notes, notes_count } = readChanged(
      await post('addnote', row.id, { text: 'She has moved.', key: 'note-2' }),
    );
    assert.deepEqual(
      notes.map(({ text, author }) => [text, author?.id]),
      [
        ['Call her on Monday.', 1],
        ['She has moved.', 1],
      ],
    );
    assert.equal(notes_count, 2);
    assert.equal((await post('addnote', row.id, { text: '  ' })).statusCode, 422);
    const { rows } = await sql`select before, after from audit_entries where action = 'addNote'
      and row_id = ${String(row.id)}`.execute(api.deps.db);
    assert.equal(rows.length, 2);
    assert.doesNotMatch(JSON.stringify(rows), /Monday|moved/);
  });

  describe('a reply', () => {
    const templateFor = async (name: string): Promise<number> => {
      const answer = await api.get('/api/v2/reply_templates/list', 'admin');
      const { data } = answer.json<{ data: { id: number; name: string }[] }>();
      return data.find((template) => template.name === name)?.id ?? 0;
    };

    test('is written from a template in the sender’s language, with a preview', async () => {
      const row = await contact();
      const template_id = await templateFor('We are looking into it');
      const preview = (body: object) => post('previewreply', row.id, body);
      const { data } = (await preview({ template_id, locale: 'es' })).json<{
        data: { subject: string; body: string; mail: string; unknown: string[] };
      }>();
      assert.equal(data.subject, `Sobre ${row.reference}`);
      assert.match(data.body, /^Hola Itzel:\n\nGracias por tu mensaje\./);
      assert.match(data.mail, new RegExp(`Gracias por tu mensaje[\\s\\S]*${row.reference}`));
      const ownPreview = (
        await preview({ subject: 'Hi {name}', body: 'See {link} and {first_name}', locale: 'en' })
      ).json<{
        data: { subject: string; unknown: string[] };
      }>().data;
      assert.deepEqual([ownPreview.subject, ownPreview.unknown], ['Hi Itzel Luna', ['link']]);
      assert.equal((await preview({ template_id: 99_999 })).statusCode, 404);
    });

    test('is mailed once, stays in the thread, and shows the state of the mail', async () => {
      const row = await contact();
      const reply = {
        key: 'reply-once',
        subject: 'About {reference}',
        body: 'Hello {first_name},\n\n<b>Tuesday</b> at six.',
        locale: 'en',
        state: 'waiting',
        seen: 0,
      };
      const first = readChanged(await post('reply', row.id, reply));
      assert.deepEqual(
        [first.state, first.replies.length, first.replies[0]?.subject],
        ['waiting', 1, `About ${row.reference}`],
      );
      const again = readChanged(await post('reply', row.id, reply));
      assert.equal(again.replies.length, 1);
      const mails = (await mailsTo(api, row.email ?? '')).filter(({ subject }) => subject.startsWith('About'));
      assert.equal(mails.length, 1);
      assert.match(mails[0]?.text ?? '', /Hello Itzel,\n\n<b>Tuesday<\/b> at six\./);
      assert.match(mails[0]?.html ?? '', /&lt;b&gt;Tuesday/);
      assert.equal((await entry(row.id)).replies[0]?.delivery, 'sent');

      const lateAnswer = await post('reply', row.id, { ...reply, key: 'reply-late' });
      assert.deepEqual([lateAnswer.statusCode, lateAnswer.json<{ code: string }>().code], [409, 'CONFLICT']);
      const unknownWord = await post('reply', row.id, { ...reply, key: 'reply-3', seen: 1, body: 'See {link}' });
      assert.deepEqual(
        [unknownWord.statusCode, Object.keys(unknownWord.json<{ errors: object }>().errors)],
        [422, ['body']],
      );
    });

    test('needs an address', async () => {
      const row = await write('/api/create_company_perk_entry', { company_name: 'Sin Correo SA', remote_jobs: true });
      const body = { key: 'no-address', subject: 'x', body: 'x', locale: 'en' };
      assert.equal((await post('reply', row.id, body)).statusCode, 409);
      assert.equal((await entry(row.id)).abilities.reply, false);
    });
  });

  describe('the conversion of an entry', () => {
    const duplicates = async (id: number, target: string): Promise<Duplicates> => {
      const answer = await api.get(`/api/v2/inbox/duplicates/${id}?target=${target}`, 'admin');
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: Duplicates }>().data;
    };
    const company = (fields: object) =>
      write('/api/create_company_registration_entry', {
        first_name: 'Ana',
        last_name: 'Ruiz',
        email: 'ana@nandu-solar.example',
        company_name: 'Ñandú Solar del Sur',
        website: 'https://www.nandu-solar.example/es',
        city: 'Quito',
        country_code: 'EC',
        ...fields,
      });

    test('a company gets the logo of its entry, unless the request excludes it', async () => {
      const logo = { url: '/media/ab/logo.webp', alt: 'Logo', width: 10, height: 10 };
      const makeEntry = async (fields: object) => {
        const row = await company({ company_name: `Colibrí ${Math.random()}` });
        await sql`update form_entries set logo = ${JSON.stringify(logo)} where id = ${row.id}`.execute(api.deps.db);
        const { values } = await duplicates(row.id, 'company');
        const body = { target: 'company', values: { ...values, website: null }, is_sure: true, ...fields };
        const entry = readChanged(await post('convert', row.id, body));
        const id = entry.made[0]?.target_id;
        return (
          await sql<{ logo: { url: string } | null }>`select logo from companies where id = ${id}`.execute(api.deps.db)
        ).rows[0]?.logo;
      };
      assert.equal((await makeEntry({}))?.url, logo.url);
      assert.equal(await makeEntry({ with_logo: false }), null);
    });

    test('adds a company once; the second time it is found by name and host, and linked', async () => {
      const row = await company({});
      const before = await duplicates(row.id, 'company');
      assert.deepEqual(
        [before.found, before.values['name'], before.values['city']],
        [[], 'Ñandú Solar del Sur', 'Quito'],
      );
      const values = { ...before.values, size: '11-50' };
      const first = readChanged(await post('convert', row.id, { target: 'company', values }));
      const [conversion] = first.made;
      assert.deepEqual(
        [conversion?.target, conversion?.is_new, conversion?.name],
        ['company', true, 'Ñandú Solar del Sur'],
      );
      const { data } = (await api.get(`/api/companies/get/${conversion?.target_id}`)).json<{
        data: { name: string; country_code: string; size: string };
      }>();
      assert.deepEqual([data.name, data.country_code, data.size], ['Ñandú Solar del Sur', 'EC', '11-50']);

      const again = await company({ company_name: 'NANDU SOLAR DEL SUR', website: 'http://nandu-solar.example' });
      const { found: duplicateRows } = await duplicates(again.id, 'company');
      assert.deepEqual(
        duplicateRows.map(({ id, matches }) => [id, matches]),
        [[conversion?.target_id, ['name', 'website']]],
      );
      const refusal = await post('convert', again.id, { target: 'company', values: { name: 'Nandu Solar del Sur' } });
      assert.deepEqual([refusal.statusCode, refusal.json<{ code: string }>().code], [409, 'CONFLICT']);
      const linkedEntry = readChanged(
        await post('convert', again.id, { target: 'company', link_id: conversion?.target_id }),
      );
      assert.deepEqual([linkedEntry.made[0]?.target_id, linkedEntry.made[0]?.is_new], [conversion?.target_id, false]);
      const sure = { target: 'company', is_sure: true, values: { name: 'Nandu Solar del Sur' } };
      assert.equal(readChanged(await post('convert', again.id, sure)).made.length, 2);
      assert.equal((await post('convert', again.id, { target: 'company', link_id: 999_999 })).statusCode, 422);
      const sameName = { target: 'company', is_sure: true, values: { name: 'Ñandú Solar del Sur' } };
      const takenAnswer = await post('convert', again.id, sameName);
      assert.deepEqual(
        [takenAnswer.statusCode, Object.keys(takenAnswer.json<{ errors: object }>().errors)],
        [409, ['name']],
        takenAnswer.body,
      );
    });

    test('adds a press item, and names missing fields', async () => {
      const row = await write('/api/create_press_interview', {
        first_name: 'Bia',
        last_name: 'Reis',
        email: 'bia@radio.example',
        media_name: 'Radio Ágora',
        topic: 'Salários na região',
        message: 'Uma pergunta sobre salários.',
      });
      const { values } = await duplicates(row.id, 'press');
      assert.deepEqual(
        [values['title'], values['outlet'], values['kind']],
        ['Salários na região', 'Radio Ágora', 'interview'],
      );
      const wrongAnswer = await post('convert', row.id, { target: 'press', values: { ...values, outlet: '' } });
      assert.deepEqual(
        [wrongAnswer.statusCode, Object.keys(wrongAnswer.json<{ errors: object }>().errors)],
        [422, ['outlet']],
      );
      const { made: conversions } = readChanged(await post('convert', row.id, { target: 'press', values }));
      assert.equal((await api.get(`/api/press/get/${conversions[0]?.target_id}`)).statusCode, 200);
    });

    test('a role that the viewer may not give is neither proposed nor given', async () => {
      const row = await write('/api/create_sponsor_recruiter_account_form_entry', {
        account_type: 'recruiter',
        first_name: 'Ana',
        last_name: 'Roldán',
        email: 'ana@roldan.example',
        company_name: 'Roldán',
      });
      const editor = await addPerson(api, { permissions: ['forms.list', 'forms.get', 'forms.convert', 'users.add'] });
      const answer = await editor.get(`/api/v2/inbox/duplicates/${row.id}?target=account`);
      assert.equal(answer.statusCode, 200, answer.body);
      const { data } = answer.json<{ data: { values: Record<string, string>; roles: object[] } }>();
      assert.deepEqual([data.values['role'], data.values['email'], data.roles], [undefined, 'ana@roldan.example', []]);
      const url = `/api/v2/inbox/convert?id=${row.id}`;
      const refusal = await editor.post(url, { target: 'account', values: { ...data.values, role: 'recruiters' } });
      assert.deepEqual(
        [refusal.statusCode, Object.keys(refusal.json<{ errors: object }>().errors)],
        [422, ['role']],
        refusal.body,
      );
      const conversion = await editor.post(url, { target: 'account', values: data.values });
      assert.equal(conversion.statusCode, 200, conversion.body);
    });

    test('adds an account with its role and a mail to its owner; a known address is a duplicate', async () => {
      const row = await write('/api/create_sponsor_recruiter_account_form_entry', {
        account_type: 'recruiter',
        first_name: 'Noelia',
        last_name: 'Prado',
        email: 'noelia@prado.example',
        company_name: 'Prado',
      });
      const { values, found: duplicateRows } = await duplicates(row.id, 'account');
      assert.deepEqual([duplicateRows, values['role']], [[], 'recruiters']);
      const { made: conversions } = readChanged(await post('convert', row.id, { target: 'account', values }));
      const { data } = (await api.get(`/api/users/get/${conversions[0]?.target_id}`, 'admin')).json<{
        data: { email: string; roles: { name: string }[] };
      }>();
      assert.deepEqual([data.email, data.roles[0]?.name], ['noelia@prado.example', 'recruiters']);
      assert.ok((await mailsTo(api, 'noelia@prado.example')).some(({ text }) => /\b\d{6}\b/.test(text)));
      const knownAccounts = (await duplicates(row.id, 'account')).found;
      assert.deepEqual(
        [knownAccounts[0]?.id, knownAccounts[0]?.matches],
        [conversions[0]?.target_id, ['name', 'email']],
      );
    });
  });

  test('the file contains the filtered entries, is safe against formulas, and is audited', async () => {
    const row = await contact({ first_name: '=SUM(1)', last_name: 'x', message: '@cmd, "quoted"\nsecond line' });
    const answer = await api.get(`/api/v2/inbox/export?search=${row.reference}`, 'admin');
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['content-disposition']), /^attachment; filename="inbox-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = answer.body.split('\r\n');
    assert.match(lines[0] ?? '', /reference,kind,state,language/);
    assert.match(answer.body, /,'=SUM\(1\) x,/);
    assert.match(answer.body, /"'@cmd, ""quoted""\nsecond line"/);
    assert.equal(lines.filter((line) => line.includes('CO-')).length, 1);
    const entryCount = (await api.get('/api/v2/inbox/export', 'admin')).body.match(/\r\n[A-Z]{2}-/g)?.length;
    assert.equal(entryCount, (await list()).meta.total);
    const { rows } = await sql<{ after: { rows: number } }>`select after from audit_entries
      where action = 'download' and resource = 'form_entries' order by id`.execute(api.deps.db);
    assert.equal(rows[0]?.after.rows, 1);
  });

  test('each call needs its permission or role', async () => {
    const row = await contact();
    const calls: readonly (readonly [method: 'GET' | 'POST', url: string, body?: object])[] = [
      ['GET', '/api/v2/inbox/list'],
      ['GET', '/api/v2/inbox/assignees'],
      ['GET', '/api/v2/inbox/export'],
      ['GET', `/api/v2/inbox/get/${row.id}`],
      ['GET', `/api/v2/inbox/duplicates/${row.id}?target=company`],
      ['POST', `/api/v2/inbox/edit?id=${row.id}`, { state: 'done' }],
      ['POST', '/api/v2/inbox/editmany', { ids: [row.id], state: 'done' }],
      ['GET', '/api/v2/inbox/workload'],
      ['GET', '/api/v2/inbox/changes'],
      ['POST', '/api/v2/inbox/undo', { id: 'x' }],
      ['POST', `/api/v2/inbox/addnote?id=${row.id}`, { text: 'x' }],
      ['POST', `/api/v2/inbox/previewreply?id=${row.id}`, {}],
      ['POST', `/api/v2/inbox/reply?id=${row.id}`, { key: 'k', subject: 'x', body: 'x', locale: 'en' }],
      ['POST', `/api/v2/inbox/convert?id=${row.id}`, { target: 'company', values: { name: 'X' } }],
    ];
    const statusOf = async ([method, url, payload]: (typeof calls)[number], as: 'latinas' | null) =>
      (await api.send({ method, url, ...(payload === undefined ? {} : { payload }) }, as)).statusCode;
    for (const call of calls) {
      assert.equal(await statusOf(call, null), 401, call[1]);
      assert.equal(await statusOf(call, 'latinas'), 403, call[1]);
    }
    await sql`insert into user_permissions (user_id, permission_id) select 2, id from permissions
      where name in ('forms.list', 'forms.get', 'forms.convert')`.execute(api.deps.db);
    assert.equal(await statusOf(['GET', '/api/v2/inbox/list'], 'latinas'), 200);
    const shownEntry = (await api.get(`/api/v2/inbox/get/${row.id}`, 'latinas')).json<{ data: InboxEntry }>().data;
    assert.deepEqual(shownEntry.abilities, { edit: false, reply: false, remove: false, convert: [] });
    const answer = await api.post(
      `/api/v2/inbox/convert?id=${row.id}`,
      { target: 'company', values: { name: 'Mine' } },
      'latinas',
    );
    assert.equal(answer.statusCode, 403, 'who may not add a company may not make one of an entry either');
  });
});
