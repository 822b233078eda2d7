import { formCalls, formReceiptSchema } from '@enlace/shared-contract/forms';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { createSender, onePixel, type Sender } from '../../../testing/sender';

const { path } = formCalls.incidentReport;
const ip = '203.0.113.91';
const anonymous = { report_identity: 'anonymous', message: 'Una persona gritó a otra durante la charla de ayer.' };

describe('a report of an incident under stress', () => {
  let api: TestApi;
  let sender: Sender;
  /** Reports without a doubt of spam. */
  const countReports = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from form_entries
      where family = 'incident' and state = 'new'`.execute(api.deps.db);
    return rows[0]?.n ?? 0;
  };

  before(async () => {
    api = await buildTestApi();
    sender = createSender(api);
  });
  after(() => api.close());

  test('leaves the address of an anonymous sender in no row of any table', async () => {
    const answer = await sender.send(path, { ...anonymous, altcha: await sender.proof() }, { ip });
    assert.equal(answer.statusCode, 201, answer.body);
    const { rows } = await sql<{ name: string }>`select quote_ident(table_name) as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(api.deps.db);
    const places: string[] = [];
    for (const { name } of rows) {
      const hits = await sql`select 1 from ${sql.raw(name)} t where t::text like ${`%${ip}%`} limit 1`.execute(
        api.deps.db,
      );
      if (hits.rows.length > 0) places.push(name);
    }
    assert.deepEqual(places, []);
    const audit = await sql`select 1 from audit_entries where resource in ('incident_form_entries', 'form_entries')
      and (ip_hash is not null or actor_id is not null)`.execute(api.deps.db);
    assert.equal(audit.rows.length, 0);
  });

  test('of any length is refused at its field, never with a fault of the server', async () => {
    for (const message of ['x'.repeat(20_001), '💥'.repeat(200_000), `${'\u0000'}a`, '<'.repeat(50_000)]) {
      const answer = await sender.send(path, { ...anonymous, message, altcha: await sender.proof() });
      assert.ok([201, 413, 422].includes(answer.statusCode), `${message.slice(0, 4)} ${answer.statusCode}`);
      if (answer.statusCode === 422) assert.ok('message' in answer.json<{ errors: object }>().errors, answer.body);
    }
  });

  test('keeps scripts as the text they are', async () => {
    const message = '<script>alert(1)</script><img src=x onerror=alert(2)> y "comillas"';
    const answer = await sender.send(path, { ...anonymous, message, altcha: await sender.proof() });
    const { reference } = formReceiptSchema.parse(answer.json()).data;
    const row = await api.deps.db
      .selectFrom('form_entries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    assert.equal(row.data['message'], message);
  });

  test('sent twenty times at once with one proof counts once; with twenty proofs each has a reference', async () => {
    const countBefore = await countReports();
    const altcha = await sender.proof();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sender.send(path, { ...anonymous, altcha })));
    assert.ok(answers.every(({ statusCode }) => statusCode < 500));
    assert.ok((await countReports()) - countBefore <= 1);
    const proofs = await Promise.all(Array.from({ length: 20 }, () => sender.proof()));
    const others = await Promise.all(
      proofs.map((proof, n) =>
        sender.send(path, { ...anonymous, message: `${anonymous.message} ${n}`, altcha: proof }),
      ),
    );
    const references = others.map((answer) => formReceiptSchema.parse(answer.json()).data.reference);
    assert.equal(new Set(references).size, 20);
  });

  test('takes no files', async () => {
    const parts = ['report_identity', 'anonymous', 'message', anonymous.message, 'altcha', await sender.proof()];
    const fields = [0, 2, 4].map(
      (n) => `--b\r\ncontent-disposition: form-data; name="${parts[n]}"\r\n\r\n${parts[n + 1]}\r\n`,
    );
    const file =
      '--b\r\ncontent-disposition: form-data; name="evidence"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const payload = Buffer.concat([Buffer.from(fields.join('') + file), onePixel, Buffer.from('\r\n--b--\r\n')]);
    const answer = await api.app.inject({
      method: 'POST',
      url: path,
      payload,
      remoteAddress: ip,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    assert.ok(answer.statusCode === 201 || (answer.statusCode >= 400 && answer.statusCode < 500), answer.body);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from form_entries
      where family = 'incident' and to_jsonb(form_entries)::text like '%evidence%'`.execute(api.deps.db);
    assert.equal(rows[0]?.n, 0);
  });
});
