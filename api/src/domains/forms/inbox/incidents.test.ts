import { formCalls, formReceiptSchema, incidentFormEntries, inboxSchema } from '@enlace/shared-contract/forms';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { type TestApi } from '../../../testing/build-test-api';
import { mailsTo } from '../../../testing/caught-mails';
import { createSender, type Sender } from '../../../testing/sender';
import { shareTestApi } from '../../../testing/shared-api';

/** A word that only the report contains. */
const mark = 'Xilonencalli';
const inboxUrl = '/api/v2/inbox';
const familyUrl = '/api/v2/incident_form_entries';

interface StoredReport {
  readonly id: number;
  readonly reference: string;
}

describe('reports of incidents', () => {
  let api: TestApi;
  let sender: Sender;
  /** Has every right except those to incidents. */
  let colleague: TestPerson;
  /** Has the rights to the inbox and to incidents. */
  let listener: TestPerson;
  let report: StoredReport;
  const totals: Record<string, string> = {};

  const send = async (body: object): Promise<StoredReport> => {
    const { path } = formCalls.incidentReport;
    const answer = await sender.send(path, { ...body, altcha: await sender.proof() }, { ip: '203.0.113.77' });
    assert.equal(answer.statusCode, 201, answer.body);
    const { reference } = formReceiptSchema.parse(answer.json()).data;
    const row = await api.deps.db
      .selectFrom('form_entries')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { id: row.id, reference };
  };
  /** The counts that a user of the inbox sees. */
  const countsOf = async (person: TestPerson): Promise<string> => {
    const { meta } = inboxSchema.parse((await person.get(`${inboxUrl}/list`)).json());
    const workload = (await person.get(`${inboxUrl}/workload`)).body;
    return JSON.stringify([meta.total, meta.states, meta.families, workload]);
  };

  before(async () => {
    api = await shareTestApi();
    sender = createSender(api);
    const { rows } = await sql<{ name: string }>`select name from permissions order by name`.execute(api.deps.db);
    const names = rows.map(({ name }) => name);
    assert.ok(names.includes('incidents.read'));
    colleague = await addPerson(api, { permissions: names.filter((name) => !name.startsWith('incidents.')) });
    listener = await addPerson(api, { permissions: names });
    await sql`update form_entries set deleted_at = now() where family = 'incident'`.execute(api.deps.db);
    totals['before'] = await countsOf(colleague);
    report = await send({ report_identity: 'named', first_name: mark, email: 'reporter@example.org', message: mark });
    await sql`update form_entries set state = 'new' where id = ${report.id}`.execute(api.deps.db);
    await sql`insert into revisions (resource, row_id, n, at, action, after)
      values (${incidentFormEntries.name}, ${report.id}, 1, now(), 'edit', ${JSON.stringify({ note: mark })}::jsonb)`.execute(
      api.deps.db,
    );
  });

  test('keep nothing about who sent an anonymous one, also when the form sent it', async () => {
    const { id } = await send({
      report_identity: 'anonymous',
      first_name: 'Itzel',
      email: 'itzel.hidden@example.org',
      user_id: 1,
      message: 'Una broma sobre acentos, otra vez, en el encuentro de ayer.',
    });
    const { rows } = await sql<Record<string, unknown>>`select * from form_entries where id = ${id}`.execute(
      api.deps.db,
    );
    const [row] = rows;
    assert.ok(row);
    assert.deepEqual([row['name'], row['email'], row['sender_print'], row['assignee_id']], [null, null, null, null]);
    assert.doesNotMatch(JSON.stringify(row), /Itzel|itzel\.hidden|203\.0\.113|user_id/);
    assert.equal((await mailsTo(api, 'itzel.hidden@example.org')).length, 0);
  });

  test('need an e-mail only with a name, and say so at the field', async () => {
    const answer = await sender.send(formCalls.incidentReport.path, { report_identity: 'named', message: 'x' });
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['email']);
    const none = await sender.send(formCalls.incidentReport.path, { report_identity: 'someone' });
    assert.deepEqual(Object.keys(none.json<{ errors: object }>().errors).sort(), ['message', 'report_identity']);
  });

  test('are read, answered and given away by users with their right', async () => {
    const list = (await listener.get(`${inboxUrl}/list?family=incident&kind=incident_report`)).body;
    assert.match(list, new RegExp(report.reference));
    const entry = await listener.get(`${inboxUrl}/get/${report.id}`);
    assert.equal(entry.statusCode, 200, entry.body);
    assert.equal((await listener.get(`${familyUrl}/get/${report.id}`)).statusCode, 200);
    const takeAnswer = await listener.post(`${inboxUrl}/edit?id=${report.id}`, { assignee_id: listener.id });
    assert.equal(takeAnswer.statusCode, 200, takeAnswer.body);
    const giveAnswer = await listener.post(`${inboxUrl}/edit?id=${report.id}`, { assignee_id: colleague.id });
    assert.equal(giveAnswer.statusCode, 422, 'a colleague without the right cannot look after it');
    assert.match((await listener.get('/api/v2/audit?resource=incident_form_entries')).body, /"look"/);
  });

  test('are in no call for users without their right, whatever other rights they have', async () => {
    const { id, reference } = report;
    const get = [
      `${inboxUrl}/list?per_page=100`,
      `${inboxUrl}/list?search=${mark}`,
      `${inboxUrl}/list?family=incident`,
      `${inboxUrl}/export?search=${mark}`,
      `${inboxUrl}/get/${id}`,
      `${inboxUrl}/duplicates/${id}?target=account`,
      `${inboxUrl}/changes`,
      `${familyUrl}/list`,
      `${familyUrl}/list?trashed=only`,
      `${familyUrl}/get/${id}`,
      ...['revisions', 'revisions/1', 'neighbours', 'dependents', 'draft'].map(
        (path) => `/api/v2/incident_form_entries/${id}/${path}`,
      ),
      '/api/v2/audit?per_page=100',
      '/api/v2/audit?resource=incident_form_entries',
      '/api/v2/audit/file',
      `/api/v2/search?q=${mark}`,
      '/api/v2/removals',
      '/api/v2/mails?per_page=100',
    ];
    const post: readonly (readonly [url: string, body: object])[] = [
      [`${inboxUrl}/edit?id=${id}`, { state: 'done' }],
      [`${inboxUrl}/addnote?id=${id}`, { text: 'x' }],
      [`${inboxUrl}/previewreply?id=${id}`, { subject: '{name}', body: '{reference}' }],
      [`${inboxUrl}/reply?id=${id}`, { key: 'k', subject: 'x', body: 'x', locale: 'es' }],
      [`${inboxUrl}/convert?id=${id}`, { target: 'press', is_sure: true, values: { title: 'x', outlet: 'x' } }],
      [`${familyUrl}/edit?id=${id}`, { note: 'x' }],
      [`${familyUrl}/remove?id=${id}`, {}],
      [`${familyUrl}/export?search=${mark}`, {}],
      [`/api/v2/incident_form_entries/${id}/restore`, {}],
      [`/api/v2/incident_form_entries/bulk`, { operation: 'remove', selection: { ids: [id] }, dry_run: false }],
    ];
    const leaks: string[] = [];
    for (const url of get) {
      const { statusCode, body } = await colleague.get(url);
      const echo = body.replaceAll(new RegExp(`"(q|query|search)":"${mark}"`, 'g'), '');
      if (echo.includes(mark) || body.includes(reference) || body.includes('incident_form_entries'))
        leaks.push(`GET ${url}: ${statusCode} ${body.slice(0, 200)}`);
    }
    for (const [url, payload] of post) {
      const { statusCode, body } = await colleague.post(url, payload);
      if (statusCode < 400 || body.includes(mark) || body.includes(reference))
        leaks.push(`POST ${url}: ${statusCode} ${body.slice(0, 200)}`);
    }
    assert.deepEqual(leaks, []);
    const many = await colleague.post(`${inboxUrl}/editmany`, { ids: [id], state: 'spam' });
    assert.deepEqual(many.json<{ data: object }>().data, { changed: 0, same: 0, missing: [id] });
    const row = await api.deps.db
      .selectFrom('form_entries')
      .select(['state', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.deepEqual(row, { state: 'new', deleted_at: null });
    assert.equal(await countsOf(colleague), totals['before']);
  });

  test('are announced to readers only, by their reference alone', async () => {
    const noticesTo = async ({ email }: TestPerson) =>
      (await mailsTo(api, email)).filter(({ text }) => text.includes(report.reference));
    assert.equal((await noticesTo(colleague)).length, 0);
    const [notice] = await noticesTo(listener);
    assert.ok(notice);
    assert.ok(!JSON.stringify(notice).includes(mark));
  });
});
