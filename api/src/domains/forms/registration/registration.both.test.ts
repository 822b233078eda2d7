import {
  registrationAnswerSchema,
  registrationCalls,
  registrationKinds,
  registrationRoles,
} from '@enlace/shared-contract/forms';
import { verifyEmailAnswerSchema } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { remindOfDoubtful, sweepForms } from '../sweep';
import { onePixel } from '../../../testing/sender';
import { encodeMultipart, toMultipart } from '../../../testing/bodies';
import { mailsTo } from '../../../testing/caught-mails';
import {
  api,
  email,
  fieldsFor,
  freshEmail,
  link,
  listLost,
  logIn,
  openRegistrationStage,
  password,
  pinOf,
  post,
  sendRegistration,
  stranger,
  type User,
  verify,
} from '../../../testing/stages/forms/registration-stage';

openRegistrationStage();

const dayMs = 86_400_000;

describe('registration', () => {
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

  for (const [column, subject] of [
    ['deleted_at', 'Your account was deleted'],
    ['disabled_at', 'Your account is deactivated'],
  ] as const)
    test(`with the address of an account with ${column} gets the same answer, and its owner the reason`, async () => {
      const address = freshEmail();
      const { user_id } = await sendRegistration(address);
      await verify(user_id, await pinOf(address));
      await sql`update users set ${sql.ref(column)} = now() where id = ${user_id}`.execute(api.deps.db);
      const knownAnswer = await sendRegistration(address);
      const newAnswer = await sendRegistration(freshEmail());
      assert.equal(knownAnswer.message, newAnswer.message);
      assert.ok(knownAnswer.user_id > user_id);
      const subjects = (await mailsTo(api, address)).map((mail) => mail.subject);
      assert.equal(subjects.filter((one) => one === subject).length, 1, subjects.join());
      assert.ok(!subjects.includes('You have an account already'));
    });

  describe('by a stranger, with the address of another person', () => {
    test('is not confirmed with the password of the owner', async () => {
      const answer = await api.post('/api/verifyEmail', { ...link, password });
      assert.equal(answer.statusCode, 422);
      assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), ['password']);
      assert.equal((await logIn(email, stranger)).json<{ code: string }>().code, 'EMAIL_NOT_VERIFIED');
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
  });
});

describe('the cleanup of forms', () => {
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
