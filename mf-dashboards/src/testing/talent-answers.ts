import { AppError } from '@enlace/shared-contract/errors';
import {
  addTalentNoteSchema,
  addTalentPoolSchema,
  changeTagSchema,
  editTalentNoteSchema,
  editTalentPoolSchema,
  type FollowUp,
  followUpTimes,
  listFollowUpsSchema,
  type MemberFile,
  type MemberSelection,
  memberSelectionSchema,
  setFollowUpSchema,
  type TalentNote,
  talentNotesCalls,
  type TalentPool,
  talentPoolsCalls,
} from '@enlace/shared-contract/talent-pool';
import type { FakeApi } from '@enlace/shared-testing';

/** What the companies of the recruiter keep at the start of a test. */
export interface TalentStage {
  readonly pools?: readonly TalentPool[];
  /** Of each member. */
  readonly file?: Partial<MemberFile>;
  readonly notes?: readonly TalentNote[];
}

const company = { id: 1, name: 'Kumbia' };

export const buildTalentPool = (values: Partial<TalentPool> = {}): TalentPool => ({
  id: 1,
  kind: 'static',
  name: 'Diseño',
  description: null,
  company,
  owner: 'Renata Guimarães',
  filters: null,
  count: 1,
  can_edit: true,
  created_at: '2026-11-01T00:00:00.000Z',
  ...values,
});

export const buildNote = (values: Partial<TalentNote> = {}): TalentNote => ({
  id: 1,
  visibility: 'company',
  text: 'Muy clara al explicar',
  company,
  author: 'Renata Guimarães',
  can_edit: true,
  version: 1,
  created_at: '2026-11-01T12:00:00.000Z',
  edited_at: null,
  ...values,
});

export const buildFollowUp = (values: Partial<FollowUp> = {}): FollowUp => ({
  id: 1,
  member: { id: 1, name: 'Ana Quispe' },
  company,
  visibility: 'own',
  author: 'Renata Guimarães',
  due_on: '2026-11-20',
  word: 'Café',
  ...values,
});

const sizeOf = ({ ids, except = [] }: MemberSelection): number => ids?.length ?? 2 - except.length;

const answerChange = (selection: MemberSelection) => ({
  data: { changed: sizeOf(selection), unchanged: 0, refused: 0 },
});

/** Answers the calls of pools, tags, notes and follow-ups. */
export function answerTalent(api: FakeApi, stage: TalentStage = {}): void {
  let pools = [...(stage.pools ?? [])];
  let file: MemberFile = { pools: [], tags: [], follow_ups: [], ...stage.file };
  answerPools();
  answerFile();
  answerNotes(api, stage.notes ?? []);

  function answerPools(): void {
    const poolOf = (id: unknown): TalentPool => {
      const pool = pools.find((one) => one.id === Number(id));
      if (pool === undefined) throw new AppError('NOT_FOUND');
      return pool;
    };
    const replace = (pool: TalentPool) => {
      pools = pools.map((one) => (one.id === pool.id ? pool : one));
      return { data: pool };
    };
    api.answer(talentPoolsCalls.listPools, () => ({ data: pools }));
    api.answer(talentPoolsCalls.addPool, ({ body }) => {
      const { filters = null, description = null, ...pool } = addTalentPoolSchema.parse(body);
      const newPool = buildTalentPool({ ...pool, filters, description, id: pools.length + 1, count: 0 });
      pools = [...pools, newPool];
      return { data: newPool };
    });
    api.answer(talentPoolsCalls.editPool, ({ params, body }) => {
      const { name, description, filters } = editTalentPoolSchema.parse(body);
      const pool = poolOf(params['id']);
      return replace({
        ...pool,
        name: name ?? pool.name,
        description: description === undefined ? pool.description : description,
        filters: filters ?? pool.filters,
      });
    });
    api.answer(talentPoolsCalls.removePool, ({ params }) => {
      const { id, count } = poolOf(params['id']);
      pools = pools.filter((one) => one.id !== id);
      return { data: { count } };
    });
    const moveMembers = (id: unknown, body: unknown, sign: 1 | -1) => {
      const selection = memberSelectionSchema.parse(body);
      const pool = poolOf(id);
      if (selection.is_preview !== true) {
        replace({ ...pool, count: pool.count + sign * sizeOf(selection) });
        const others = file.pools.filter((one) => one.id !== pool.id);
        const { name } = pool;
        file = { ...file, pools: sign === 1 ? [...others, { id: pool.id, name, company }] : others };
      }
      return answerChange(selection);
    };
    api.answer(talentPoolsCalls.addPoolMembers, ({ params, body }) => moveMembers(params['id'], body, 1));
    api.answer(talentPoolsCalls.removePoolMembers, ({ params, body }) => moveMembers(params['id'], body, -1));
  }

  function answerFile(): void {
    const changeTag = (body: unknown, isAdded: boolean) => {
      const { name, company_id: _companyId, ...selection } = changeTagSchema.parse(body);
      const others = file.tags.filter((tag) => tag.name !== name);
      if (selection.is_preview !== true) file = { ...file, tags: isAdded ? [...others, { name, company }] : others };
      return answerChange(selection);
    };
    api.answer(talentPoolsCalls.listTags, () => ({ data: file.tags.map((tag) => ({ ...tag, count: 1 })) }));
    api.answer(talentPoolsCalls.addTag, ({ body }) => changeTag(body, true));
    api.answer(talentPoolsCalls.removeTag, ({ body }) => changeTag(body, false));
    api.answer(talentPoolsCalls.getMemberFile, () => ({ data: file }));
    api.answer(talentNotesCalls.setFollowUp, ({ body }) => {
      const { visibility, due_on, word = null } = setFollowUpSchema.parse(body);
      const followUp = buildFollowUp({ visibility, due_on, word });
      file = { ...file, follow_ups: [followUp] };
      return { data: followUp };
    });
    api.answer(talentNotesCalls.listFollowUps, ({ query }) => {
      const { page = 1, per_page: size = 25 } = listFollowUpsSchema.parse(query);
      const count = file.follow_ups.length;
      const times = Object.fromEntries(followUpTimes.map((time) => [time, time === 'overdue' ? count : 0]));
      return { data: file.follow_ups, meta: { total: count, page, per_page: size, times } };
    });
    api.answer(talentNotesCalls.finishFollowUp, ({ params }) => {
      file = { ...file, follow_ups: file.follow_ups.filter(({ id }) => id !== Number(params['id'])) };
      return { data: null };
    });
  }
}

function answerNotes(api: FakeApi, firstNotes: readonly TalentNote[]): void {
  let notes = [...firstNotes];
  api.answer(talentNotesCalls.listNotes, () => ({
    data: notes,
    meta: { total: notes.length, page: 1, per_page: 25 },
  }));
  api.answer(talentNotesCalls.addNote, ({ body }) => {
    const { text, visibility } = addTalentNoteSchema.parse(body);
    const note = buildNote({ id: notes.length + 1, text, visibility });
    notes = [note, ...notes];
    return { data: note };
  });
  api.answer(talentNotesCalls.editNote, ({ params, body }) => {
    const { text, visibility, version } = editTalentNoteSchema.parse(body);
    const note = buildNote({ id: Number(params['id']), text, visibility, version: version + 1 });
    notes = notes.map((one) => (one.id === note.id ? note : one));
    return { data: note };
  });
  api.answer(talentNotesCalls.removeNote, ({ params }) => {
    notes = notes.filter(({ id }) => id !== Number(params['id']));
    return { data: null };
  });
}
