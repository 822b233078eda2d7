import { formReceiptSchema } from '@enlace/shared-contract/forms';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import Fastify from 'fastify';

import { encodeMultipart } from '../../testing/bodies';
import type { TestApi } from '../../testing/build-test-api';
import { buildBesideApi, shareTestApi } from '../../testing/shared-api';
import { mailsTo } from '../../testing/caught-mails';
import { createSender, onePixel } from '../../testing/sender';
import {
  api,
  type Entry,
  forms,
  list,
  logger,
  logLines,
  message,
  openFormsStage,
  person,
  sender,
  sendOddValues,
} from '../../testing/stages/forms/forms-stage';

openFormsStage();

const entry = async (path: string, reference: string): Promise<Entry> => {
  const storedEntry = (await list(path)).find((each) => each.reference === reference);
  assert.ok(storedEntry, reference);
  return storedEntry;
};

const contact = (fields: object = {}) =>
  sender.send('/api/create_contact_us_form_entry', { ...person, message, ...fields });

const readReceipt = (answer: { statusCode: number; body: string }) => {
  assert.equal(answer.statusCode, 201, answer.body);
  return formReceiptSchema.parse(JSON.parse(answer.body)).data;
};

const contactEntry = async (answer: { statusCode: number; body: string }): Promise<Entry> => {
  const { id } = await entry('/api/forms/getcontact', readReceipt(answer).reference);
  return (await api.get(`/api/contact_form_entries/get/${id}`, 'admin')).json<{ data: Entry }>().data;
};

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}

describe('public forms', () => {
  for (const [path, where, body] of forms)
    test(`${path} takes a plain body, and an admin reads it`, async () => {
      const { reference, message: thanks } = readReceipt(await sender.send(path, body));
      assert.match(thanks, /^Thank you/);
      const row = await entry(where, reference);
      assert.equal(row.state, 'to_check');
      for (const [name, value] of Object.entries(body))
        if (typeof value === 'string' && name !== 'message' && name in row && !/^(1|on|0|)$/.test(value))
          assert.equal(row[name], value, name);
    });

  test('store choices with their types, in all ways of writing them', async () => {
    const { reference } = readReceipt(
      await sender.send(...(forms[3]?.slice(0, 3).filter((_, at) => at !== 1) as [string, object])),
    );
    const row = await entry('/api/forms/getcompanies', reference);
    assert.deepEqual(
      [
        'remote_jobs',
        'unlimited_vacation',
        'paid_maternity_leave',
        'latinx_hispanics_erg',
        'women_in_tech_erg',
        'lgbtqia_erg',
      ].map((name) => row[name]),
      [true, false, true, true, false, false],
    );
  });

  test('take lists as name[], name[0], JSON text, and one alone', async () => {
    const path = '/api/create_contact_form_for_sponsor_entry';
    const base = { ...person, company_name: 'Telar' };
    const sendPlain = (text: string) =>
      api.send({
        method: 'POST',
        url: path,
        payload: text,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const fields = new URLSearchParams(base).toString();
    const form = new FormData();
    for (const [name, value] of Object.entries(base)) form.append(name, value);
    form.append('job_attach_tech_skills[]', '20');
    form.append('job_attach_tech_skills[]', '21');
    const answers = [
      await sender.send(path, { ...base, job_attach_tech_skills: '[20, "21"]' }),
      await sendPlain(`${fields}&job_attach_tech_skills[]=20&job_attach_tech_skills[]=21`),
      await sendPlain(`${fields}&job_attach_tech_skills[0]=20&job_attach_tech_skills[1]=21`),
      await sendPlain(`${fields}&job_attach_tech_skills=20,21`),
      await api.send({ method: 'POST', url: path, ...(await encodeMultipart(form)) }),
    ];
    for (const answer of answers) {
      const row = await entry('/api/forms/getsponsors', readReceipt(answer).reference);
      assert.deepEqual([row['job_attach_tech_skills'], row['job_attach_job_types']], [[20, 21], []]);
    }
    const unknownType = await sender.send(path, { ...base, job_attach_job_types: [999_999] });
    assert.deepEqual(
      [unknownType.statusCode, Object.keys(unknownType.json<{ errors: object }>().errors)],
      [422, ['job_attach_job_types']],
    );
  });

  test('name wrong fields in the sender’s language, and store nothing', async () => {
    const before = (await list('/api/forms/getcontact')).length;
    const answer = await sender.send(
      '/api/create_contact_us_form_entry',
      { ...person, email: 'itzel@', message: ' ', topic_id: 'x' },
      { headers: { cookie: 'enlace_locale=es' } },
    );
    assert.equal(answer.statusCode, 422);
    const { errors } = answer.json<{ errors: Record<string, string[]> }>();
    assert.deepEqual(errors['email'], ['Escribe un correo como nombre@ejemplo.org.']);
    assert.deepEqual(Object.keys(errors).sort(), ['email', 'message', 'topic_id']);
    assert.equal((await contact({ topic_id: 999 })).statusCode, 422);
    assert.equal((await list('/api/forms/getcontact')).length, before);
  });

  test('accept each proof of work once', async () => {
    const altcha = await sender.proof();
    const guard = { altcha, fill_ms: 32_000, form_remark: '' };
    const first = await contactEntry(await contact({ ...guard, message: `${message} Uno.` }));
    assert.deepEqual([first.state, first.signals, first['score']], ['new', [], 0]);
    const second = await contactEntry(
      await contact({ ...guard, message: 'Otra pregunta: ¿hay becas para el congreso?' }),
    );
    assert.deepEqual([second.state, second.signals], ['to_check', ['usedProof']]);
    const lateEntry = await contactEntry(
      await contact({
        altcha: await sender.proof(new Date(Date.now() - 3 * 3_600_000)),
        message: '¿Hay guardería en el encuentro del sábado?',
      }),
    );
    assert.deepEqual([lateEntry.state, lateEntry.signals], ['new', ['expiredProof']]);
  });

  test('accept a challenge of ours, and doubt every forged one', async () => {
    const { data } = (await api.get('/api/v2/form-challenge')).json<{
      data: { parameters: Record<string, unknown>; signature: string };
    }>();
    assert.deepEqual([data.parameters['algorithm'], typeof data.parameters['expiresAt']], ['PBKDF2/SHA-256', 'number']);
    const challenge = JSON.parse(Buffer.from(await sender.proof(), 'base64').toString());
    const forgeries: unknown[] = [
      'not base64',
      7,
      {},
      ['x'],
      'x'.repeat(9000),
      encode({ challenge: data, solution: challenge.solution }),
      encode({ ...challenge, challenge: { ...challenge.challenge, signature: '0'.repeat(64) } }),
      encode({
        ...challenge,
        challenge: {
          ...challenge.challenge,
          parameters: { ...challenge.challenge.parameters, expiresAt: 9_999_999_999 },
        },
      }),
      encode({ ...challenge, solution: { counter: 1, derivedKey: 'f'.repeat(64) } }),
    ];
    for (const [at, altcha] of forgeries.entries()) {
      const row = await contactEntry(
        await contact({
          altcha,
          fill_ms: 'soon',
          message: `Pregunta ${'abcdefghij'[at]?.repeat(3)} sobre talleres en línea`,
        }),
      );
      assert.deepEqual([row.state, row.signals], ['to_check', ['wrongProof']], String(altcha).slice(0, 60));
    }
  });

  test('thank the sender and notify the admins, in their languages and with escaped content', async () => {
    const script = '<script>alert(1)</script> <img src=x onerror=alert(2)>\nSecond line';
    const email = 'mailed@example.org';
    const answer = await sender.send(
      '/api/create_press_interview',
      {
        ...person,
        email,
        first_name: 'Ana&"Bia"',
        media_name: 'Radio',
        topic: 'x',
        message: 'Una pregunta sobre sueldos en la región.',
        altcha: await sender.proof(),
      },
      { headers: { 'accept-language': 'pt' } },
    );
    const { reference } = readReceipt(answer);
    const [receipt] = await mailsTo(api, email);
    assert.equal(receipt?.subject, `Recebemos o seu pedido de entrevista (${reference})`);
    assert.ok(receipt.html.includes('Ana&amp;&quot;Bia&quot;'));
    const notification = (await mailsTo(api, 'admin@enlace.test')).find(
      ({ subject }) => subject === `Interview request (${reference})`,
    );
    assert.match(notification?.text ?? '', /Una pregunta sobre sueldos/);

    const evilEntry = await contactEntry(
      await contact({ email, first_name: '<b>Ana</b>', message: script, altcha: await sender.proof() }),
    );
    assert.equal(evilEntry['message'], script);
    assert.equal(evilEntry.state, 'to_check');
    for (const { html } of [...(await mailsTo(api, email)), ...(await mailsTo(api, 'admin@enlace.test'))])
      assert.doesNotMatch(html, /<script|<img|<b>/);
  });

  test('that are sent twice are one entry, one after the other and both at once', async () => {
    const body = { message: 'Me gustaría saber cuándo es el próximo encuentro en Guadalajara, gracias.' };
    const [first, second] = await Promise.all([contact(body), contact(body)]);
    const third = await contact(body);
    const references = [first, second, third].map((answer) => readReceipt(answer).reference);
    assert.equal(new Set(references).size, 1, references.join());
    const { rows } = await sql<{ entries: number }>`select count(*)::int as entries from form_entries
      where data ->> 'message' = ${body.message}`.execute(api.deps.db);
    assert.equal(rows[0]?.entries, 1);
    const other = readReceipt(await contact({ message: `${body.message} ¿Y en Mérida?` }));
    assert.notEqual(other.reference, references[0]);
  });

  test('mail a message to a chapter to its leaders too, and no address of a leader to the sender', async () => {
    const { rows } = await sql<{ email: string }>`select u.email from chapter_leaders l join users u on u.id = l.user_id
      where l.chapter_id = 3 and u.email_verified_at is not null order by u.id`.execute(api.deps.db);
    const [leader] = rows;
    assert.ok(leader);
    const [email, text] = ['escribe@example.org', 'Quisiera ayudar en el próximo encuentro de ustedes.'];
    const send = async (fields: object) =>
      readReceipt(await contact({ email, message: text, altcha: await sender.proof(), ...fields })).reference;
    const messagesOf = async (reference: string) =>
      (await mailsTo(api, leader.email)).filter(({ subject }) => subject.includes(reference));
    const reference = await send({ chapter_id: 3 });
    const [mail] = await messagesOf(reference);
    assert.match(mail?.text ?? '', /Quisiera ayudar[^]*/);
    assert.ok(mail?.text.includes(email), 'with the address to answer to');
    for (const receipt of await mailsTo(api, email))
      for (const { email: address } of rows) assert.ok(!receipt.html.includes(address));
    const elsewhere = await send({ chapter_id: 4, message: `${text} Otra vez.` });
    const toTeam = await send({ message: `${text} Para todas.` });
    const leaderRows = await sql`select 1 from chapter_leaders l join users u on u.id = l.user_id
      where l.chapter_id = 4 and u.email = ${leader.email}`.execute(api.deps.db);
    assert.equal((await messagesOf(elsewhere)).length, leaderRows.rows.length);
    assert.deepEqual(await messagesOf(toTeam), []);
  });

  test('mail neither sender nor admins about spam', async () => {
    const email = 'stranger@example.org';
    const junk = {
      email,
      form_remark: 'x',
      message: 'Buy backlinks, casino bonus, click here https://a.example https://b.example https://c.example',
    };
    const row = await contactEntry(await contact(junk));
    assert.equal(row.state, 'to_check');
    assert.deepEqual(await mailsTo(api, email), []);
    const notifications = (await mailsTo(api, 'admin@enlace.test')).filter(({ subject }) =>
      subject.includes(row.reference),
    );
    assert.deepEqual(notifications, []);
  });

  describe('the registration of a company', () => {
    const one = '/api/create_company_registration_entry';
    const two = '/api/create_company_registration_entry_two';
    const withLogo = async (fields: Record<string, string>, logo: Buffer, type = 'image/png') => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('logo', new Blob([new Uint8Array(logo)], { type }), 'logo.png');
      return encodeMultipart(form);
    };
    const post = async (url: string, fields: Record<string, string>, logo = onePixel) =>
      api.send({ method: 'POST', url, ...(await withLogo(fields, logo)) });
    const company = {
      company_name: 'Colibrí Energía',
      first_name: 'Ana',
      last_name: 'Ruiz',
      website: 'https://colibri.example.org',
    };

    test('continues step one by its token, and by the link of the mail', async () => {
      const email = 'colibri@example.org';
      const firstReceipt = readReceipt(await post(one, { ...company, email, acknowledgement: '1', recruiters: 'x' }));
      assert.ok(firstReceipt.token);
      const row = await entry('/api/forms/getcompanies', firstReceipt.reference);
      assert.deepEqual(
        [row['is_complete'], row['company_name'], 'acknowledgement' in row],
        [false, 'Colibrí Energía', false],
      );
      assert.match((row['logo'] as { url: string }).url, /^\/api\/v2\/files\//);
      const [mail] = await mailsTo(api, email);
      assert.ok(mail?.text.includes(`/companies/register?token=${firstReceipt.token}`));
      const draft = await api.get(`/api/v2/company_registration/${firstReceipt.token}`);
      assert.deepEqual(draft.json(), {
        data: { company_name: 'Colibrí Energía', first_name: 'Ana', last_name: 'Ruiz', email, has_logo: true },
      });

      const secondReceipt = readReceipt(
        await sender.send(two, {
          token: firstReceipt.token,
          description: 'Paneles solares',
          founded_year: '1998',
          remote_jobs: 'true',
        }),
      );
      assert.equal(secondReceipt.reference, firstReceipt.reference);
      const wholeEntry = await entry('/api/forms/getcompanies', firstReceipt.reference);
      assert.deepEqual(
        [
          wholeEntry['is_complete'],
          wholeEntry['description'],
          wholeEntry['founded_year'],
          wholeEntry['remote_jobs'],
          wholeEntry['website'],
        ],
        [true, 'Paneles solares', 1998, true, 'https://colibri.example.org'],
      );
      assert.equal((await list('/api/forms/getcompanies')).filter(({ email: each }) => each === email).length, 1);
    });

    test('is not lost when the token has run out: step two makes an entry with its company', async () => {
      const firstReceipt = readReceipt(await post(one, { ...company, email: 'late@example.org' }));
      await sql`update form_entries set token_expires_at = now() - interval '1 day' where reference = ${firstReceipt.reference}`.execute(
        api.deps.db,
      );
      assert.equal((await api.get(`/api/v2/company_registration/${firstReceipt.token}`)).statusCode, 404);
      const refusal = await sender.send(two, { token: firstReceipt.token, description: 'x' });
      assert.deepEqual(
        [refusal.statusCode, Object.keys(refusal.json<{ errors: object }>().errors)],
        [422, ['company_name']],
      );
      const aloneReceipt = readReceipt(
        await sender.send(two, { token: firstReceipt.token, company_name: 'Colibrí', description: 'x' }),
      );
      assert.notEqual(aloneReceipt.reference, firstReceipt.reference);
      assert.equal(aloneReceipt.token, undefined);
    });

    test('refuses a logo that is no picture on its field, and the proof stays valid', async () => {
      const altcha = await sender.proof();
      const refusal = await post(
        one,
        { ...company, email: 'svg@example.org', altcha },
        Buffer.from('<svg onload="alert(1)"/>'),
      );
      assert.deepEqual([refusal.statusCode, Object.keys(refusal.json<{ errors: object }>().errors)], [422, ['logo']]);
      const again = readReceipt(await post(one, { ...company, email: 'svg@example.org', altcha }));
      assert.equal((await entry('/api/forms/getcompanies', again.reference)).state, 'new');
    });
  });

  describe('sent without JavaScript', () => {
    const sendPlain = (fields: Record<string, string>, referer: string) =>
      sender.send('/api/create_contact_us_form_entry', fields, {
        headers: { referer, 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*' },
      });

    test('redirect to their page with the reference', async () => {
      const answer = await sendPlain({ ...person, message }, 'http://localhost:3000/contact?lang=es&evil=1');
      assert.equal(answer.statusCode, 303);
      assert.match(String(answer.headers.location), /^\/contact\?lang=es&sent=CO-[0-9A-Z]{7}$/);
    });

    test('never redirect to another site', async () => {
      for (const referer of [
        'https://evil.test//evil.test/x',
        '//evil.test',
        'javascript:alert(1)',
        'http://localhost//evil.test',
      ]) {
        const { location } = (await sendPlain({ ...person, message }, referer)).headers;
        assert.match(String(location), /^\/(?!\/)/, referer);
      }
    });

    test('are refused with a page that names the fields', async () => {
      const answer = await sendPlain({ ...person, message: '' }, '/contact');
      assert.equal(answer.statusCode, 422);
      assert.match(String(answer.headers['content-type']), /^text\/html/);
      assert.match(answer.body, /<strong>message<\/strong>: Please fill this in\./);
    });
  });

  test('are read, changed and removed with the rights of their family', async () => {
    const row = await contactEntry(await contact({ message: 'Una pregunta más, ya la última.' }));
    const editAnswer = await api.post(
      `/api/v2/contact_form_entries/edit?id=${row.id}`,
      { state: 'waiting', note: 'Call her' },
      'admin',
    );
    assert.deepEqual([editAnswer.statusCode, editAnswer.json<{ data: Entry }>().data.state], [200, 'waiting']);
    assert.ok((await list('/api/forms/getcontact', 'state=waiting&limit=1000')).some(({ id }) => id === row.id));
    assert.ok((await list('/api/forms/getcontact', `search=${row.reference}`)).length === 1);
    assert.equal(
      (await api.post(`/api/v2/contact_form_entries/edit?id=${row.id}`, { state: 'gone' }, 'admin')).statusCode,
      422,
    );
    for (const path of ['/api/forms/deletepress', '/api/forms/deleteinvestor', '/api/forms/deletecompanyform'])
      assert.equal((await api.post(`${path}?id=${row.id}`, undefined, 'admin')).statusCode, 404, path);
    assert.equal((await api.get(`/api/press_form_entries/get/${row.id}`, 'admin')).statusCode, 404);
    for (const role of [null, 'latinas', 'recruiters'] as const)
      assert.equal(
        (await api.post(`/api/forms/deletecontact?id=${row.id}`, undefined, role)).statusCode,
        role === null ? 401 : 403,
      );
    assert.equal((await api.post(`/api/forms/deletecontact?id=${row.id}`, undefined, 'admin')).statusCode, 200);
    assert.equal((await api.get(`/api/contact_form_entries/get/${row.id}`, 'admin')).statusCode, 404);
    const { rows } = await sql`select before, after from audit_entries
      where resource = 'contact_form_entries' and row_id = ${String(row.id)} and action <> 'look'`.execute(api.deps.db);
    assert.equal(rows.length, 2);
    assert.doesNotMatch(JSON.stringify(rows), /itzel|Luna|pregunta/i);
  });

  test('answer invalid bodies with a 4xx', () => sendOddValues('first'));

  test('leave neither addresses nor texts in the log', async () => {
    const app = Fastify({ loggerInstance: logger });
    await app.register(api.api.plugin);
    const post = (payload: object) => app.inject({ method: 'POST', url: '/api/create_contact_us_form_entry', payload });
    const codes = [await post({ ...person, message }), await post({ ...person, message: '' })].map(
      ({ statusCode }) => statusCode,
    );
    await app.close();
    assert.deepEqual(codes, [201, 422]);
    const log = logLines.join('');
    assert.match(log, /invalid: message/);
    assert.doesNotMatch(log, /itzel|ávila|colibri|mailed@|example\.org|capítulo|sueldos|backlinks/i);
  });
});

describe('limits of public forms', () => {
  let api: TestApi;
  before(async () => {
    api = await buildBesideApi(await shareTestApi(), { env: { limits: { preset: 'strict' } as const } });
  });
  after(() => api.close());

  test('an address with too many entries must wait and learns how long; other addresses must not', async () => {
    const sender = createSender(api);
    const email = 'limit.sender@example.org';
    let count = 0;
    const send = (ip: string) => {
      const words = String((count += 1)).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
      const body = { ...person, email, message: `${message} ${words}` };
      return sender.send('/api/create_contact_us_form_entry', body, { ip });
    };
    const codes: number[] = [];
    while (codes.length < 31) codes.push((await send('198.51.100.7')).statusCode);
    assert.deepEqual([codes.slice(0, 30).every((code) => code === 201), codes[30]], [true, 429]);
    assert.ok(Number((await send('198.51.100.7')).headers['retry-after']) > 60);
    assert.equal((await send('198.51.100.8')).statusCode, 201);
    const { rows } = await sql<{ count: number }>`select count(*) as count from outbox_mails
      where template = 'formReceived' and recipient = ${email}`.execute(api.deps.db);
    assert.equal(rows[0]?.count, 5);
  });
});
