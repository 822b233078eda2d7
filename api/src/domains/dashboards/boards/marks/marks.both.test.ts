import {
  type DashboardGoal,
  dashboardCalls,
  type DateNote,
  dateNoteAnswerSchema,
} from '@enlace/shared-contract/dashboards';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  admin,
  api,
  marksOf,
  openReaders,
  openReadersStage,
  type Reader,
  refusedFields,
} from '../../../../testing/stages/dashboards/readers-stage';
import { insertRecruiter } from '../../../../testing/stages/recruiting/recruiting-stage';
import { mostNotes } from './date-notes';

openReadersStage();

const goalsUrl = dashboardCalls.saveGoal.path;
const notesUrl = dashboardCalls.addDateNote.path;

async function saveGoal(reader: Reader, goal: object): Promise<DashboardGoal | null> {
  const answer = await reader.post(goalsUrl, { dataset: 'getInfoMonth', value: 40, scope: 'own', ...goal });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: DashboardGoal | null }>().data;
}

let keys = 0;
const noteOf = (values: object) => {
  keys += 1;
  return { key: `key-${process.pid}-${keys}`, day: '2026-05-31', text: 'Lanzamiento', scope: 'own', ...values };
};

async function addNote(reader: Reader, values: object): Promise<DateNote> {
  const answer = await reader.post(notesUrl, noteOf(values));
  assert.equal(answer.statusCode, 201, answer.body);
  return dateNoteAnswerSchema.parse(answer.json()).data;
}

const valuesOf = async (reader: Reader) =>
  (await marksOf(reader)).goals.map(({ value, can_edit: can }) => [value, can]);
const textsOf = async (reader: Reader) => (await marksOf(reader)).notes.map(({ text, can_edit: can }) => [text, can]);

describe('goals', () => {
  test('are of a reader, of a company or of all, and each has those who change it', async () => {
    const { company, recruiter, colleague, stranger, leader } = await openReaders();
    await saveGoal(recruiter, { value: 10 });
    const companyGoal = await saveGoal(recruiter, { value: 20, scope: 'company', company_id: company.id });
    const goalOfColleague = await saveGoal(colleague, { value: 21, scope: 'company', company_id: company.id });
    assert.equal(goalOfColleague?.id, companyGoal?.id);
    await saveGoal(leader, { value: 5 });
    await saveGoal(admin, { value: 30, scope: 'all' });
    try {
      assert.deepEqual(await valuesOf(recruiter), [
        [30, false],
        [21, true],
        [10, true],
      ]);
      assert.deepEqual(await valuesOf(colleague), [
        [30, false],
        [21, true],
      ]);
      assert.deepEqual(await valuesOf(stranger), [[30, false]]);
      assert.deepEqual(await valuesOf(leader), [
        [30, false],
        [5, true],
      ]);
      const adminGoals = (await marksOf(admin)).goals.filter(({ company_id: id }) => id === company.id);
      assert.deepEqual(
        adminGoals.map(({ value, can_edit: can }) => [value, can]),
        [[21, true]],
      );
      assert.ok((await marksOf(admin)).goals.every(({ scope }) => scope !== 'own'));
    } finally {
      await saveGoal(admin, { value: null, scope: 'all' });
    }
    await sql`delete from company_recruiters where company_id = ${company.id} and user_id = ${colleague.id}`.execute(
      api.deps.db,
    );
    assert.deepEqual(await valuesOf(colleague), []);
  });

  test('refuse other companies, a scope of admins and unknown data sets', async () => {
    const { company, recruiter, stranger, leader } = await openReaders();
    const goal = { dataset: 'getInfoMonth', value: 1, scope: 'company', company_id: company.id };
    for (const reader of [stranger, leader])
      assert.deepEqual(await refusedFields(reader, goalsUrl, goal), ['company_id']);
    assert.deepEqual(await refusedFields(recruiter, goalsUrl, { ...goal, company_id: null }), ['company_id']);
    assert.deepEqual(await refusedFields(recruiter, goalsUrl, { ...goal, scope: 'all' }), ['scope']);
    assert.deepEqual(await refusedFields(recruiter, goalsUrl, { ...goal, dataset: 'no data set' }), ['dataset']);
    for (const value of [0, -1, 1.5, 10_000_001, '9'])
      assert.deepEqual(await refusedFields(recruiter, goalsUrl, { ...goal, value }), ['value'], String(value));
  });

  test('are one row for each data set when saved at once, and are removed once', async () => {
    const { company, recruiter, colleague } = await openReaders();
    const place = { scope: 'company', company_id: company.id };
    const savers = [recruiter, colleague, recruiter, colleague];
    const goals = await Promise.all(savers.map((reader, index) => saveGoal(reader, { ...place, value: index + 1 })));
    assert.equal(new Set(goals.map((goal) => goal?.id)).size, 1);
    await Promise.all([7, 7, 7].map((value) => saveGoal(recruiter, { value })));
    assert.equal((await valuesOf(recruiter)).length, 2);
    for (const _ of [1, 2]) assert.equal(await saveGoal(recruiter, { value: null }), null);
    assert.equal((await valuesOf(recruiter)).length, 1);
  });
});

describe('notes on a day', () => {
  test('are read by their author, a company or all, and removed by those who may', async () => {
    const { company, recruiter, colleague, stranger, leader } = await openReaders();
    const ownNote = await addNote(recruiter, { text: 'Solo para mí' });
    const companyNote = await addNote(recruiter, { text: 'Feria', scope: 'company', company_id: company.id });
    const forAll = await addNote(admin, { text: 'Nueva página', day: '2026-06-01', scope: 'all' });
    const allNote = ['Nueva página', false];
    assert.deepEqual(await textsOf(recruiter), [allNote, ['Feria', true], ['Solo para mí', true]]);
    assert.deepEqual(await textsOf(colleague), [allNote, ['Feria', true]]);
    for (const reader of [stranger, leader]) assert.deepEqual(await textsOf(reader), [allNote]);
    assert.match(companyNote.author ?? '', /Perla/);
    const remove = async (reader: Reader, { id }: DateNote) =>
      (await reader.post(`/api/v2/dashboard-notes/${id}/remove`)).statusCode;
    for (const reader of [colleague, admin]) assert.equal(await remove(reader, ownNote), 404);
    for (const reader of [stranger, leader]) assert.equal(await remove(reader, companyNote), 404);
    assert.equal(await remove(recruiter, forAll), 403);
    for (const [reader, note] of [
      [colleague, companyNote],
      [admin, forAll],
      [recruiter, ownNote],
    ] as const)
      assert.equal(await remove(reader, note), 200);
    assert.deepEqual(await textsOf(recruiter), []);
  });

  test('of one key are one note', async () => {
    const reader = await insertRecruiter();
    const note = noteOf({});
    const answers = await Promise.all([1, 2, 3].map(() => reader.post(notesUrl, note)));
    assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [201]);
    assert.equal(new Set(answers.map((answer) => dateNoteAnswerSchema.parse(answer.json()).data.id)).size, 1);
    const other = await insertRecruiter();
    assert.equal((await other.post(notesUrl, note)).statusCode, 201);
    assert.equal((await marksOf(other)).notes.length, 1);
  });

  test('are plain text of one line on a day that exists', async () => {
    const { company, recruiter, stranger } = await openReaders();
    for (const text of ['', '   ', 'x'.repeat(201), '\u0000\u202e\u0007'])
      assert.deepEqual(await refusedFields(recruiter, notesUrl, noteOf({ text })), ['text'], JSON.stringify(text));
    for (const day of ['2026-02-30', '0000-01-01', '0001-01-01', '1999-12-31', '2026-13-01', '31/05/2026', ''])
      assert.deepEqual(await refusedFields(recruiter, notesUrl, noteOf({ day })), ['day'], day);
    const forCompany = noteOf({ scope: 'company', company_id: company.id });
    assert.deepEqual(await refusedFields(stranger, notesUrl, forCompany), ['company_id']);
    assert.deepEqual(await refusedFields(recruiter, notesUrl, noteOf({ scope: 'all' })), ['scope']);
    const texts = [`<img src=x onerror="alert(1)">`, `'; drop table users; --`, 'Día 👩🏽‍💻 «ñandú» 漢字'];
    for (const text of ['dos\nlíneas', 'dos\u0000 \u202elíneas\u0007'])
      assert.equal((await addNote(recruiter, { text })).text, 'dos líneas');
    for (const text of texts) assert.equal((await addNote(recruiter, { text })).text, text);
  });

  test('are at most two hundred of an author', async () => {
    const reader = await insertRecruiter();
    await sql`insert into dashboard_notes (author_id, key, day, text, scope, created_at)
      select ${reader.id}, 'old ' || n, '2026-01-01', 'x', 'own', now()
      from generate_series(1, ${mostNotes}::integer) as n`.execute(api.deps.db);
    assert.deepEqual(await refusedFields(reader, notesUrl, noteOf({})), ['text']);
    const answer = await reader.post(notesUrl, noteOf({ key: 'old 7' }));
    assert.equal(answer.statusCode, 201, answer.body);
  });
});
