import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { finishAllJobs } from '../../../testing/event-tickets';
import { sweepRemovals } from '../../identity/privacy/removal-sweep';

const chapter = 3;
const otherChapter = 6;

describe('the mail about a leader who does not lead any more', () => {
  let api: TestApi;
  let leader: TestPerson;
  let other: TestPerson;
  let last: string;

  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    const values = { first_name: 'Ximena', chapter_id: chapter };
    leader = await addPerson(api, { roles: ['latinas'], values: { ...values, last_name: 'Ñandutí' } });
    other = await addPerson(api, { roles: ['latinas'], values: { first_name: 'Rosa María', chapter_id: chapter } });
    await sql`update users set locale = 'pt' where id = ${other.id}`.execute(api.deps.db);
    await sql`delete from chapter_leaders where chapter_id = ${chapter}`.execute(api.deps.db);
    await sql`insert into chapter_leaders (chapter_id, user_id) values (${chapter}, ${leader.id}), (${chapter}, ${other.id})`.execute(
      api.deps.db,
    );
    last = '';
    await readMails();
  });

  async function readMails(): Promise<{ recipient: string; text: string }[]> {
    await finishAllJobs(api);
    const { rows } = await sql<{ recipient: string; subject: string; text: string }>`delete from caught_mails
      returning recipient, subject, text`.execute(api.deps.db);
    const mails = rows.filter(({ text }) => /\/admin\/chapters\b/.test(text));
    last = mails[0]?.text ?? '';
    return mails;
  }
  const recipients = async (): Promise<string[]> => (await readMails()).map(({ recipient }) => recipient);
  const editOwn = (values: object) => leader.post(`/api/editusers?id=${leader.id}`, values);
  const detach = (id: number) => api.post(`/api/editchapters?id=${chapter}`, { detach_chapter_leaders: [id] }, 'admin');

  test('goes to the other leaders when she leaves the chapter, once, in their language', async () => {
    const leave = () => editOwn({ chapter_id: '' });
    await Promise.all([leave(), leave()]);
    assert.deepEqual(await recipients(), [other.email]);
    assert.match(last, /^Olá, Rosa\b/);
    assert.match(last, /Ximena Ñandutí/);
    await leave();
    assert.deepEqual(await recipients(), []);
  });

  test('goes out when she moves to another chapter, and not when nothing about the chapter changes', async () => {
    await editOwn({ city: 'Cali', chapter_id: String(chapter) });
    assert.deepEqual(await recipients(), []);
    await editOwn({ chapter_id: String(otherChapter) });
    assert.deepEqual(await recipients(), [other.email]);
  });

  test('goes out once when an admin detaches her, and not for a member who did not lead', async () => {
    const member = await addPerson(api, { roles: ['latinas'], values: { chapter_id: chapter } });
    assert.equal((await detach(member.id)).statusCode, 200);
    assert.deepEqual(await recipients(), []);
    await detach(leader.id);
    await detach(leader.id);
    assert.deepEqual(await recipients(), [other.email]);
  });

  test('is not sent when she leads the chapter at the time of sending', async () => {
    const both = { detach_chapter_leaders: [leader.id], attach_chapter_leaders: [leader.id] };
    const answer = await api.post(`/api/editchapters?id=${chapter}`, both, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(await recipients(), []);
  });

  test('goes to the people who edit all chapters when she was the only leader', async () => {
    const editor = await addPerson(api, { roles: ['allies'], permissions: ['chapters.edit'] });
    await detach(other.id);
    await readMails();
    await editOwn({ chapter_id: '', confirms_no_leader: true });
    const addresses = await recipients();
    assert.ok(addresses.includes(editor.email) && !addresses.includes(other.email), addresses.join());
  });

  test('the only leader leaves with a successor, or confirms that there is none', async () => {
    const codeOf = (answer: Awaited<ReturnType<typeof editOwn>>) => {
      const { code, errors = {} } = answer.json<{ code?: string; errors?: object }>();
      return [answer.statusCode, code, Object.keys(errors)];
    };
    const leaders = async () => {
      const { rows } = await sql<{ id: number }>`select user_id as id from chapter_leaders
        where chapter_id = ${chapter}`.execute(api.deps.db);
      return rows.map(({ id }) => Number(id));
    };
    // A leader whose account is deactivated cannot act.
    await sql`update users set disabled_at = now() where id = ${other.id}`.execute(api.deps.db);
    assert.deepEqual(codeOf(await editOwn({ chapter_id: '' })), [422, 'LAST_LEADER', ['chapter_id']]);
    assert.deepEqual(codeOf(await editOwn({ chapter_id: String(otherChapter) })), [422, 'LAST_LEADER', ['chapter_id']]);
    await sql`delete from chapter_leaders where user_id = ${other.id}`.execute(api.deps.db);
    const detachAnswer = codeOf(await detach(leader.id));
    assert.deepEqual(detachAnswer, [422, 'LAST_LEADER', ['detach_chapter_leaders']]);
    const ownAnswer = await leader.post(`/api/editchapters?id=${chapter}`, { detach_chapter_leaders: [leader.id] });
    assert.deepEqual(codeOf(ownAnswer), [422, 'LAST_LEADER', ['detach_chapter_leaders']]);
    const stranger = await addPerson(api, { roles: ['latinas'], values: { chapter_id: otherChapter } });
    const wrongAnswer = await editOwn({ chapter_id: '', successor_id: stranger.id });
    assert.deepEqual(codeOf(wrongAnswer), [422, 'VALIDATION_FAILED', ['successor_id']]);
    assert.deepEqual(await leaders(), [leader.id]);
    const member = await addPerson(api, { roles: ['latinas'], values: { chapter_id: chapter } });
    assert.equal((await editOwn({ chapter_id: '', successor_id: member.id })).statusCode, 200);
    assert.deepEqual(await leaders(), [member.id]);
    const confirmedEdit = { detach_chapter_leaders: [member.id], confirms_no_leader: true };
    assert.equal((await api.post(`/api/editchapters?id=${chapter}`, confirmedEdit, 'admin')).statusCode, 200);
    assert.deepEqual(await leaders(), []);
  });

  test('goes out when her account is put into the trash, and not again when it is deleted for good', async () => {
    assert.equal((await api.post(`/api/deleteusers?id=${leader.id}`, undefined, 'admin')).statusCode, 200);
    assert.deepEqual(await recipients(), [other.email]);
    assert.equal((await api.post(`/api/deletehardusers?id=${leader.id}`, undefined, 'admin')).statusCode, 200);
    assert.deepEqual(await recipients(), []);
  });

  test('has no name when she has removed her account', async () => {
    await sql`update users set removal_requested_at = now() - interval '15 days', removal_due_at = now() - interval '1 day'
      where id = ${leader.id}`.execute(api.deps.db);
    await sweepRemovals(api.deps);
    assert.deepEqual(await recipients(), [other.email]);
    assert.doesNotMatch(last, /Ximena/);
  });
});
