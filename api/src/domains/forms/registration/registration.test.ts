import {
  registrationAnswerSchema,
  registrationCalls,
  registrationKinds,
  registrationRoles,
  verifyEmailAnswerSchema,
} from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { remindOfDoubtful, sweepForms } from '../sweep';
import { onePixel } from '../../../testing/sender';
import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { mailsTo } from '../../../testing/caught-mails';

interface User {
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

const password = 'una buena clave 7';
const dayMs = 86_400_000;

describe('registration', () => {
  let api: TestApi;
  let count = 0;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const freshEmail = (): string => `new${(count += 1)}@example.org`;
  const fieldsFor = (email: string, more: object = {}) => ({
    email,
    password,
    c_password: password,
    first_name: 'Nayeli',
    last_name: 'Huamán Quispe',
    ...more,
  });
  const post = async (path: string, fields: object) =>
    api.send({ method: 'POST', url: path, ...(await encodeMultipart(toMultipart({ ...fields }))) });
  const sendRegistration = async (email: string, more: object = {}, path = registrationCalls.latina.path) => {
    const answer = await post(path, fieldsFor(email, more));
    assert.equal(answer.statusCode, 201, answer.body);
    return registrationAnswerSchema.parse(answer.json()).data;
  };
  const pinOf = async (email: string): Promise<string> => {
    const [mail] = await mailsTo(api, email);
    const pin = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1];
    assert.ok(pin, 'a pin was mailed');
    return pin;
  };
  const verify = (user_id: number, pin: string, secret = password) =>
    api.post('/api/verifyEmail', { user_id, pin, password: secret });
  const logIn = (email: string, secret = password) => api.post('/api/login', { email, password: secret });
  const listLost = async (query = ''): Promise<LostUser[]> =>
    (await api.get(`/api/users_lost/list?${query}`, 'admin')).json<{ data: LostUser[] }>().data;

  for (const kind of registrationKinds)
    test(`as ${kind}: by call, verified by pin, signed in with the role of the call and no other`, async () => {
      const email = freshEmail();
      const answer = await post(registrationCalls[kind].path, {
        ...fieldsFor(email),
        acceptTerms: 'true',
        attach_roles: [1],
        role: 'admin',
        roles: ['admin'],
      });
      assert.equal(answer.statusCode, 201, answer.body);
      const { user_id } = registrationAnswerSchema.parse(answer.json()).data;
      assert.equal((await logIn(email)).json<{ code: string }>().code, 'EMAIL_NOT_VERIFIED');
      const proof = verifyEmailAnswerSchema.parse((await verify(user_id, await pinOf(email))).json());
      assert.equal(proof.data.email, email);
      const { user } = (await logIn(email)).json<{ data: { user: User } }>().data;
      const role = registrationRoles[kind];
      assert.deepEqual([user.id, user.roles.map(({ name }) => name)], [user_id, role === null ? [] : [role]]);
    });

  test('is confirmed again by a caller whose first answer was lost, with the password only', async () => {
    const email = freshEmail();
    const { user_id } = await sendRegistration(email);
    const pin = await pinOf(email);
    for (const _attempt of ['first', 'again']) {
      const answer = await verify(user_id, pin);
      assert.equal(answer.statusCode, 200, answer.body);
      assert.equal(verifyEmailAnswerSchema.parse(answer.json()).data.email, email);
    }
    const refusals = [await verify(user_id, pin, 'not this one'), await api.post('/api/verifyEmail', { user_id, pin })];
    assert.deepEqual(
      refusals.map((answer) => answer.json<{ code: string }>().code),
      ['INVALID_PIN', 'INVALID_PIN'],
    );
  });

  test('needs no repeated password: a form can show it', async () => {
    const { c_password: _, ...fields } = fieldsFor(freshEmail());
    assert.equal((await post(registrationCalls.latina.path, fields)).statusCode, 201);
  });

  test('stores the fields, and encodes the picture again', async () => {
    const email = freshEmail();
    const form = toMultipart(
      fieldsFor(email.toUpperCase(), {
        country_code: 'PE',
        city: 'Cusco',
        area_id: 3,
        seniority_id: 2,
        chapter_id: '',
        linkedin: 'https://www.linkedin.com/in/nayeli-demo',
        company_name: 'Andina Datos',
        locale: 'es',
        job_attach_general_skills: [1, 2],
        job_attach_tech_skills: [20],
        job_attach_job_types: [1],
      }),
    );
    form.append('avatar', new Blob([new Uint8Array(onePixel)], { type: 'image/png' }), 'me.png');
    const path = registrationCalls.recruiter.path;
    const answer = await api.send({ method: 'POST', url: path, ...(await encodeMultipart(form)) });
    const { user_id } = registrationAnswerSchema.parse(answer.json()).data;
    const { rows } = await sql<
      Record<string, unknown>
    >`select u.email, u.city, u.country_code, u.area_id, u.company, u.locale,
      u.avatar ->> 'url' as avatar,
      (select count(*) from user_job_skills where user_id = u.id) as skills,
      (select count(*) from user_job_types where user_id = u.id) as types from users u where id = ${user_id}`.execute(
      api.deps.db,
    );
    const { avatar, ...rest } = rows[0] ?? {};
    assert.deepEqual(rest, {
      email,
      city: 'Cusco',
      country_code: 'PE',
      area_id: 3,
      company: 'Andina Datos',
      locale: 'es',
      skills: 3,
      types: 1,
    });
    assert.match(String(avatar), /^\/api\/v2\/files\//);
    assert.equal((await mailsTo(api, email))[0]?.subject.includes('código'), true);
  });

  test('names wrong fields in the sender’s language and adds no account', async () => {
    const email = freshEmail();
    const wrongFields = { ...fieldsFor(email), c_password: 'otra', first_name: '', linkedin: 'javascript:alert(1)' };
    const answer = await api.send({
      method: 'POST',
      url: registrationCalls.ally.path,
      payload: wrongFields,
      headers: { cookie: 'enlace_locale=pt' },
    });
    assert.equal(answer.statusCode, 422);
    const { errors } = answer.json<{ errors: Record<string, string[]> }>();
    assert.deepEqual(errors['first_name'], ['Preencha este campo.']);
    assert.deepEqual(Object.keys(errors).sort(), ['c_password', 'first_name', 'linkedin']);
    const mismatch = await post(registrationCalls.ally.path, { ...fieldsFor(email), c_password: 'otra' });
    assert.deepEqual(Object.keys(mismatch.json<{ errors: object }>().errors), ['c_password']);
    const unknownArea = await post(registrationCalls.ally.path, { ...fieldsFor(email), area_id: 9999 });
    assert.deepEqual(Object.keys(unknownArea.json<{ errors: object }>().errors), ['area_id']);
    assert.deepEqual(await mailsTo(api, email), []);
    assert.ok((await listLost()).every((row) => row.email !== email));
  });

  test('with a known address gets the same answer, and the owner of the account gets a mail', async () => {
    const knownAnswer = await sendRegistration('latina@enlace.test');
    const newAnswer = await sendRegistration(freshEmail());
    assert.deepEqual(Object.keys(knownAnswer), Object.keys(newAnswer));
    assert.equal(knownAnswer.message, newAnswer.message);
    assert.ok(
      knownAnswer.user_id > 2000 && newAnswer.user_id > knownAnswer.user_id,
      'an id like that of any new account',
    );
    assert.equal((await verify(knownAnswer.user_id, '123456')).json<{ code: string }>().code, 'INVALID_PIN');
    assert.equal((await logIn('latina@enlace.test')).statusCode, 401);
    assert.equal((await logIn('latina@enlace.test', 'enlace-demo-1')).statusCode, 200);
    const [ownerMail] = await mailsTo(api, 'latina@enlace.test');
    assert.equal(ownerMail?.subject, 'You have an account already');
    assert.doesNotMatch(ownerMail.text, /\b\d{6}\b/);
  });

  test('sent twice, counts with its latest values', async () => {
    const email = freshEmail();
    const first = await sendRegistration(email);
    const pin = await pinOf(email);
    const second = await sendRegistration(
      email,
      { password: 'otra clave 8', c_password: 'otra clave 8' },
      registrationCalls.founder.path,
    );
    assert.equal((await verify(first.user_id, pin)).statusCode, 422);
    assert.equal((await verify(second.user_id, await pinOf(email), 'otra clave 8')).statusCode, 200);
    assert.equal((await logIn(email)).statusCode, 401);
    const { user } = (await logIn(email, 'otra clave 8')).json<{ data: { user: User } }>().data;
    assert.deepEqual(
      user.roles.map(({ name }) => name),
      ['founders'],
    );
  });

  describe('by a stranger, with the address of another person', () => {
    const stranger = 'clave del intruso 9';
    let email: string;
    let user_id: number;
    let link: { user_id: string; pin: string };
    beforeEach(async () => {
      email = freshEmail();
      await sendRegistration(email);
      ({ user_id } = await sendRegistration(email, { password: stranger, c_password: stranger }));
      const [mail] = await mailsTo(api, email);
      const [, query = ''] = /verify-email\?(\S+)/.exec(mail?.text ?? '') ?? [];
      const values = new URLSearchParams(query);
      link = { user_id: values.get('user_id') ?? '', pin: values.get('pin') ?? '' };
    });

    test('is not confirmed with the password of the owner', async () => {
      const answer = await api.post('/api/verifyEmail', { ...link, password });
      assert.equal(answer.statusCode, 422);
      assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['password']);
      assert.equal((await logIn(email, stranger)).json<{ code: string }>().code, 'EMAIL_NOT_VERIFIED');
    });

    test('gets no account by the link of the mail alone: the owner chooses the password', async () => {
      const answer = await api.post('/api/verifyEmail', link);
      assert.equal(answer.statusCode, 200, answer.body);
      const { data } = verifyEmailAnswerSchema.parse(answer.json());
      assert.equal(data.user_id, user_id);
      assert.equal(data.email, null, 'the address is only for a caller who knows the password');
      assert.equal((await logIn(email, stranger)).statusCode, 401);
      assert.equal(data.new_password?.email, email);
      const reset = await api.post('/api/resetPassword', { ...data.new_password, password, c_password: password });
      assert.equal(reset.statusCode, 200, reset.body);
      assert.equal((await logIn(email)).statusCode, 200);
      assert.equal((await logIn(email, stranger)).statusCode, 401);
    });

    test('a wrong password leaves the pin valid', async () => {
      assert.equal((await verify(user_id, link.pin, 'not this one')).statusCode, 422);
      assert.equal((await verify(user_id, link.pin, stranger)).statusCode, 200);
    });
  });

  test('sent several times at once adds one account', async () => {
    const email = freshEmail();
    await Promise.all([sendRegistration(email), sendRegistration(email), sendRegistration(email)]);
    const { rows } = await sql`select id from users where email = ${email}`.execute(api.deps.db);
    assert.equal(rows.length, 1);
  });

  test('without JavaScript redirects to the page for the pin', async () => {
    const send = (referer: string) =>
      api.send({
        method: 'POST',
        url: registrationCalls.latina.path,
        payload: new URLSearchParams(fieldsFor(freshEmail())).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate', referer },
      });
    const answer = await send('http://localhost:3000/register/latina');
    assert.equal(answer.statusCode, 303);
    assert.match(String(answer.headers.location), /^\/verify-email\?user_id=\d+$/);
    // The page has the language of the form.
    const { location } = (await send('http://localhost:3000/es/register/latina')).headers;
    assert.match(String(location), /^\/es\/verify-email\?user_id=\d+$/);
  });

  describe('that is not verified', () => {
    test('is listed for admins only, until it is verified', async () => {
      const email = freshEmail();
      const { user_id } = await sendRegistration(email, { company_name: 'Faro' }, registrationCalls.investor.path);
      const [row] = await listLost(`search=${email}`);
      assert.deepEqual([row?.id, row?.kind, row?.role, row?.company_name], [user_id, 'investor', 'investors', 'Faro']);
      for (const role of [null, 'latinas', 'recruiters'] as const) {
        const code = role === null ? 401 : 403;
        assert.equal((await api.get('/api/users_lost/list', role)).statusCode, code);
        assert.equal((await api.get(`/api/users_lost/${user_id}`, role)).statusCode, code);
        assert.equal((await api.post(`/api/v2/users_lost/resend?id=${user_id}`, undefined, role)).statusCode, code);
      }
      assert.equal((await api.get(`/api/users_lost/${user_id}`, 'admin')).statusCode, 200);
      await verify(user_id, await pinOf(email));
      assert.equal((await api.get(`/api/users_lost/${user_id}`, 'admin')).statusCode, 404);
      assert.equal((await api.post(`/api/v2/users_lost/resend?id=${user_id}`, undefined, 'admin')).statusCode, 404);
      assert.deepEqual(await listLost(`search=${email}`), []);
    });

    test('counts in no chapter, area or list of founders until it is verified', async () => {
      const email = freshEmail();
      const readTraces = async (): Promise<unknown[]> => {
        const data = async (path: string) => (await api.get(path)).json<{ data: Record<string, unknown> }>().data;
        const [chapter, area, stats] = [
          await data('/api/chapters/get/5'),
          await data('/api/areas/get/3'),
          await data('/api/v2/stats'),
        ];
        const founders = (await api.get('/api/founders_list?search=Nayeli%20Desconocida')).json<{ data: unknown[] }>();
        return [chapter['members_count'], area['members_count'], stats['members'], founders.data.length];
      };
      const before = (await readTraces()).map(Number);
      const more = { last_name: 'Desconocida', chapter_id: 5, area_id: 3 };
      const { user_id } = await sendRegistration(email, more, registrationCalls.founder.path);
      assert.deepEqual(await readTraces(), before);
      await verify(user_id, await pinOf(email));
      assert.deepEqual(
        await readTraces(),
        before.map((count) => count + 1),
      );
    });

    test('gets a new pin, and the mails are counted', async () => {
      const email = freshEmail();
      const { user_id } = await sendRegistration(email);
      const oldPin = await pinOf(email);
      assert.equal((await api.post(`/api/v2/users_lost/resend?id=${user_id}`, undefined, 'admin')).statusCode, 200);
      assert.equal((await listLost(`search=${email}`))[0]?.mails_count, 2);
      const pin = await pinOf(email);
      assert.equal((await mailsTo(api, email)).length, 2);
      if (pin !== oldPin) assert.equal((await verify(user_id, oldPin)).statusCode, 422);
      assert.equal((await verify(user_id, pin)).statusCode, 200);
    });

    test('is removed by an admin alone, without other rows', async () => {
      const { user_id } = await sendRegistration(freshEmail());
      assert.equal((await api.post(`/api/v2/users_lost/remove?id=${user_id}`, undefined, 'admin')).statusCode, 200);
      assert.equal((await api.post('/api/v2/users_lost/remove?id=2', undefined, 'admin')).statusCode, 404);
      const { rows } = await sql`select id from users where id in (${user_id}, 2)`.execute(api.deps.db);
      assert.deepEqual(rows, [{ id: 2 }]);
    });

    test('is removed after 30 days, and its address is free again', async () => {
      const [oldEmail, youngEmail, verifiedEmail] = [freshEmail(), freshEmail(), freshEmail()];
      await sendRegistration(oldEmail);
      await sendRegistration(youngEmail);
      const { user_id } = await sendRegistration(verifiedEmail);
      await verify(user_id, await pinOf(verifiedEmail));
      const age = (email: string, days: number) =>
        sql`update registrations set created_at = now() - make_interval(days => ${days}::int)
          where user_id = (select id from users where email = ${email})`.execute(api.deps.db);
      await age(oldEmail, 31);
      await age(youngEmail, 29);
      await age(verifiedEmail, 400);
      assert.deepEqual(await sweepForms(api.deps.db, new Date()), { lost: 1 });
      const { rows } = await sql<{
        email: string;
      }>`select email from users where email in (${oldEmail}, ${youngEmail}, ${verifiedEmail})
        order by id`.execute(api.deps.db);
      assert.deepEqual(
        rows.map(({ email }) => email),
        [youngEmail, verifiedEmail],
      );
      await sendRegistration(oldEmail);
    });
  });
});

describe('the cleanup of forms', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  test('removes removed entries and fingerprints, keeps entries, and mails about doubtful ones once a day', async () => {
    const { db } = api.deps;
    const later = new Date(Date.now() + 31 * dayMs);
    const path = '/api/create_contact_us_form_entry';
    const body = {
      first_name: 'Ana',
      last_name: 'Sá',
      email: 'ana@example.org',
      message: 'Uma pergunta sobre o encontro de sábado',
    };
    await api.post(path, body);
    await remindOfDoubtful(db, new Date());
    await remindOfDoubtful(db, new Date());
    const reminders = (await mailsTo(api, 'admin@enlace.test')).filter(({ subject }) =>
      /wait to be checked/.test(subject),
    );
    assert.equal(reminders.length, 1);

    const { data } = (await api.get('/api/forms/getcontact', 'admin')).json<{
      data: { id: number; email: string }[];
    }>();
    const [firstUser, secondUser] = data;
    await api.post(`/api/forms/deletecontact?id=${secondUser?.id}`, undefined, 'admin');
    await sweepForms(db, new Date());
    assert.equal((await sql`select 1 from form_entries where id = ${secondUser?.id}`.execute(db)).rows.length, 1);
    await sweepForms(db, later);
    assert.equal((await sql`select 1 from form_entries where id = ${secondUser?.id}`.execute(db)).rows.length, 0);
    const { rows } =
      await sql`select email, sender_print, text_print from form_entries where id = ${firstUser?.id}`.execute(db);
    assert.deepEqual(rows, [{ email: body.email, sender_print: null, text_print: null }]);
  });
});
