import {
  type FollowUp,
  followUpAnswerSchema,
  followUpsSchema,
  memberFileAnswerSchema,
  type TalentNote,
  talentNoteAnswerSchema,
  talentNotesSchema,
  trackingSchema,
} from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { addPoolMember, wholeProfile } from '../../../testing/stages/recruiting/pool-stage';
import {
  addCompany,
  api,
  insertRecruiter,
  openRecruitingStage,
  type TestCompany,
} from '../../../testing/stages/recruiting/recruiting-stage';
import { remindFollowUps } from './remind-follow-ups';

openRecruitingStage();

const notesUrl = (memberId: number) => `/api/v2/talent-pool/${memberId}/notes`;

async function addNote(
  { id, recruiter }: TestCompany,
  memberId: number,
  visibility: TalentNote['visibility'],
  text: string,
): Promise<TalentNote> {
  const answer = await recruiter.post(notesUrl(memberId), { company_id: id, visibility, text });
  assert.equal(answer.statusCode, 201, answer.body);
  return talentNoteAnswerSchema.parse(answer.json()).data;
}

/** Texts of the notes in the history, which both calls answer alike. */
const historyFor = async (reader: Pick<TestPerson, 'get'>, memberId: number): Promise<readonly (string | null)[]> => {
  const entriesAt = async (url: string) =>
    trackingSchema.parse((await reader.get(`${url}?kind=note&per_page=100`)).json()).data;
  const entries = await entriesAt(`/api/job_info/tracking_history_by_id/${memberId}`);
  const all = await entriesAt('/api/job_info/tracking_history');
  assert.deepEqual(
    entries,
    all.filter(({ member }) => member.id === memberId),
  );
  return entries.map(({ text }) => text);
};

/** Texts of the notes that a reader gets; the status when the call is refused. */
const notesFor = async (reader: Pick<TestPerson, 'get'>, memberId: number): Promise<readonly string[] | number> => {
  const answer = await reader.get(notesUrl(memberId));
  if (answer.statusCode !== 200) return answer.statusCode;
  return talentNotesSchema.parse(answer.json()).data.map(({ text }) => text);
};

const admin: Pick<TestPerson, 'get'> = { get: (url) => api.get(url, 'admin') };

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function setFollowUp(company: TestCompany, memberId: number, values: object): Promise<FollowUp> {
  const body = { company_id: company.id, visibility: 'own', due_on: dayIn(0), ...values };
  const answer = await company.recruiter.post(`/api/v2/talent-pool/${memberId}/follow-up`, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return followUpAnswerSchema.parse(answer.json()).data;
}

const followUpsFor = async (reader: Pick<TestPerson, 'get'>, query = '') =>
  followUpsSchema.parse((await reader.get(`/api/v2/follow-ups?${query}`)).json());

/** Two companies: one with two recruiters, and recruiters of both and of none. */
async function openCompanies() {
  const [company, other] = [await addCompany(), await addCompany()];
  const [colleague, both, none] = [await insertRecruiter(), await insertRecruiter(), await insertRecruiter()];
  await sql`insert into company_recruiters (company_id, user_id) values (${company.id}, ${colleague.id}),
    (${company.id}, ${both.id}), (${other.id}, ${both.id})`.execute(api.deps.db);
  const { person } = await addPoolMember(api);
  return { company, other, colleague, both, none, person };
}

describe('notes on a member', () => {
  test('are read by the author, or by the recruiters of the company and admins, and end with a block', async () => {
    const { company, other, colleague, both, none, person } = await openCompanies();
    await addNote(company, person.id, 'own', 'Solo para mí');
    const shared = await addNote(company, person.id, 'company', 'Habló del telar');
    const readers = [company.recruiter, colleague, both, other.recruiter, none, admin];
    const all = () => Promise.all(readers.map((reader) => notesFor(reader, person.id)));
    const companyNotes = ['Habló del telar'];
    assert.deepEqual(await all(), [
      ['Habló del telar', 'Solo para mí'],
      companyNotes,
      companyNotes,
      [],
      404,
      companyNotes,
    ]);
    const readHistories = () => Promise.all(readers.map((reader) => historyFor(reader, person.id)));
    assert.deepEqual(await readHistories(), [
      ['Habló del telar', 'Solo para mí'],
      companyNotes,
      companyNotes,
      [],
      [],
      companyNotes,
    ]);
    for (const reader of [colleague, other.recruiter, none]) {
      const body = { visibility: 'company', text: 'x', version: 1 };
      assert.equal((await reader.post(`/api/v2/talent-notes/${shared.id}`, body)).statusCode, 404);
      assert.equal((await reader.post(`/api/v2/talent-notes/${shared.id}/remove`)).statusCode, 404);
    }
    const foreign = { company_id: company.id, visibility: 'company', text: 'x' };
    assert.equal((await other.recruiter.post(notesUrl(person.id), foreign)).statusCode, 422);
    assert.equal((await person.get(notesUrl(person.id))).statusCode, 403);
    await person.post('/api/v2/pool-profile', { ...wholeProfile, is_listed: false });
    assert.deepEqual(await all(), [404, 404, 404, 404, 404, 404]);
    assert.deepEqual((await readHistories()).flat(), []);
    await person.post('/api/v2/pool-profile', wholeProfile);
    assert.deepEqual((await all())[1], companyNotes);
    await person.post('/api/v2/pool-blocks', { company_id: company.id });
    assert.deepEqual(await all(), [404, 404, 404, [], 404, []]);
    await person.post(`/api/v2/pool-blocks/${company.id}/remove`);
    assert.deepEqual(await all(), [[], [], [], [], 404, []]);
  });

  test('are changed once: a second window gets the stored words; a double press is one note', async () => {
    const company = await addCompany();
    const { person } = await addPoolMember(api);
    const notes = await Promise.all([1, 2, 3].map(() => addNote(company, person.id, 'own', 'Llamar en enero')));
    assert.equal(new Set(notes.map(({ id }) => id)).size, 1);
    const url = `/api/v2/talent-notes/${notes[0]?.id}`;
    const edit = (text: string, version: number) =>
      company.recruiter.post(url, { visibility: 'company', text, version });
    const editedNote = talentNoteAnswerSchema.parse((await edit('Llamar en febrero', 1)).json()).data;
    assert.deepEqual([editedNote.version, editedNote.visibility, editedNote.can_edit], [2, 'company', true]);
    const late = await edit('Llamar en marzo', 1);
    assert.equal(late.statusCode, 409);
    assert.deepEqual(late.json<{ details: object }>().details, {
      visibility: 'company',
      text: 'Llamar en febrero',
      version: 2,
    });
    const tooLong = { company_id: company.id, visibility: 'own', text: 'x'.repeat(4001) };
    assert.equal((await company.recruiter.post(notesUrl(person.id), tooLong)).statusCode, 422);
    assert.equal((await company.recruiter.post(`${url}/remove`)).statusCode, 200);
    assert.deepEqual(await notesFor(company.recruiter, person.id), []);
  });

  test('of companies, with tags and pools, are in the archive of the member; own notes are in that of the author', async () => {
    const company = await addCompany();
    const { person } = await addPoolMember(api);
    await addNote(company, person.id, 'company', 'Muy clara al explicar');
    await addNote(company, person.id, 'own', 'Apunte propio');
    await company.recruiter.post('/api/v2/talent-tags', { company_id: company.id, name: 'Remota', ids: [person.id] });
    const pool = { company_id: company.id, kind: 'static', name: 'Datos' };
    const { id } = (await company.recruiter.post('/api/v2/talent-pools', pool)).json<{ data: { id: number } }>().data;
    await company.recruiter.post(`/api/v2/talent-pools/${id}/members`, { ids: [person.id] });
    const archiveOf = async (owner: TestPerson) => (await owner.post('/api/downloaduserdata')).body;
    const archive = await archiveOf(person);
    for (const word of ['Muy clara al explicar', 'Remota', 'Datos']) assert.match(archive, new RegExp(word));
    assert.doesNotMatch(archive, /Apunte propio/);
    assert.match(await archiveOf(company.recruiter), /Apunte propio/);
  });
});

describe('follow-ups', () => {
  test('are one open row of a recruiter or a company, listed by time, and done', async () => {
    const { company, other, colleague, both, none, person } = await openCompanies();
    const parallelSets = await Promise.all([1, 2, 3].map(() => setFollowUp(company, person.id, { word: 'Café' })));
    assert.equal(new Set(parallelSets.map(({ id }) => id)).size, 1);
    const shared = await setFollowUp(company, person.id, { visibility: 'company', due_on: dayIn(3) });
    assert.deepEqual((await followUpsFor(company.recruiter)).meta.times, { overdue: 0, today: 1, week: 1, later: 0 });
    const laterDay = await followUpsFor(company.recruiter, `today=${dayIn(1)}&when=overdue`);
    assert.deepEqual([laterDay.meta.total, laterDay.data[0]?.word], [1, 'Café']);
    const counts = [];
    for (const reader of [colleague, both, other.recruiter, none])
      counts.push((await followUpsFor(reader)).data.filter(({ member }) => member.id === person.id).length);
    assert.deepEqual(counts, [1, 1, 0, 0]);
    const fileOf = async (reader: TestPerson) =>
      memberFileAnswerSchema.parse((await reader.get(`/api/v2/talent-pool/${person.id}/file`)).json()).data.follow_ups;
    assert.deepEqual([(await fileOf(company.recruiter)).length, (await fileOf(other.recruiter)).length], [2, 0]);
    const finish = (reader: TestPerson) => reader.post(`/api/v2/follow-ups/${shared.id}/done`);
    for (const reader of [other.recruiter, none]) assert.equal((await finish(reader)).statusCode, 404);
    for (const _ of [1, 2]) assert.equal((await finish(colleague)).statusCode, 200);
    assert.equal((await followUpsFor(colleague)).meta.total, 0);
    const body = { company_id: company.id, visibility: 'own', due_on: '2026-02-30' };
    const refusal = await company.recruiter.post(`/api/v2/talent-pool/${person.id}/follow-up`, body);
    assert.equal(refusal.statusCode, 422);
    await person.post('/api/v2/pool-blocks', { company_id: company.id });
    assert.equal((await followUpsFor(company.recruiter)).meta.total, 0);
  });

  test('are announced once on their day, in one notification of each recruiter', async () => {
    const { company, colleague, person } = await openCompanies();
    const [{ person: second }, { person: absent }] = [await addPoolMember(api), await addPoolMember(api)];
    await setFollowUp(company, person.id, { visibility: 'company' });
    await setFollowUp(company, second.id, { due_on: dayIn(-1) });
    await setFollowUp(company, absent.id, {});
    await setFollowUp(company, second.id, { visibility: 'company', due_on: dayIn(2) });
    await absent.post('/api/v2/pool-profile', { ...wholeProfile, is_listed: false });
    for (const _ of [1, 2]) await remindFollowUps(api.deps);
    const { rows } = await sql<{ user_id: number; count: string }>`select user_id, facts ->> 'count' as count
      from notifications where template = 'followUpsDue' and user_id in (${company.recruiter.id}, ${colleague.id})
      order by user_id`.execute(api.deps.db);
    assert.deepEqual(rows, [
      { user_id: company.recruiter.id, count: '2' },
      { user_id: colleague.id, count: '1' },
    ]);
    // A member who was absent on the day is announced after the return.
    await absent.post('/api/v2/pool-profile', wholeProfile);
    for (const _ of [1, 2]) await remindFollowUps(api.deps);
    const { rows: laterRows } = await sql<{ count: string }>`select facts ->> 'count' as count from notifications
      where template = 'followUpsDue' and user_id = ${company.recruiter.id} order by id`.execute(api.deps.db);
    assert.deepEqual(
      laterRows.map(({ count }) => count),
      ['2', '1'],
    );
  });
});
