import {
  changedMembersSchema,
  type FollowUp,
  followUpAnswerSchema,
  followUpsSchema,
  type FollowUpsQuery,
  memberFileAnswerSchema,
  type MemberSelection,
  type NewTalentPool,
  removedTalentPoolSchema,
  type TalentNote,
  talentNoteAnswerSchema,
  talentNotesCalls,
  talentNotesSchema,
  type TalentPool,
  talentPoolAnswerSchema,
  type TalentPoolFilters,
  talentPoolsCalls,
  talentPoolsSchema,
  talentTagsSchema,
} from '@enlace/shared-contract/talent-pool';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { trackingSubject } from '../tracking/tracking.slice';

const client = 'authenticated';

/** The subject of what companies keep about members: one change can concern lists, counts and members alike. */
export const talentSubject = 'talent';

const shows = () => [talentSubject];
const changes = shows;
const changesNotes = () => [talentSubject, trackingSubject];

type Id = number;

interface MembersInput {
  readonly poolId: TalentPool['id'];
  readonly isRemoval: boolean;
  readonly selection: MemberSelection;
}

interface TagInput {
  readonly companyId: Id;
  readonly name: string;
  readonly isRemoval: boolean;
  readonly selection: MemberSelection;
}

interface Visit {
  /** Distinguishes previews of the same change at different times. Not sent. */
  readonly visit: number;
}

interface NoteInput extends Pick<TalentNote, 'visibility' | 'text'> {
  readonly companyId: Id;
  readonly memberId: Id;
}

interface FollowUpInput extends Pick<FollowUp, 'visibility' | 'due_on' | 'word'> {
  readonly companyId: Id;
  readonly memberId: Id;
}

const membersRequest = ({ poolId, isRemoval, selection }: MembersInput) => ({
  call: isRemoval ? talentPoolsCalls.removePoolMembers : talentPoolsCalls.addPoolMembers,
  params: { id: poolId },
  body: { ...selection },
});

const tagRequest = ({ companyId, name, isRemoval, selection }: TagInput) => ({
  call: isRemoval ? talentPoolsCalls.removeTag : talentPoolsCalls.addTag,
  body: { ...selection, company_id: companyId, name },
});

const readPool = dataOf(talentPoolAnswerSchema.shape.data);
const readNote = dataOf(talentNoteAnswerSchema.shape.data);
const readChanged = dataOf(changedMembersSchema.shape.data);
interface PoolChange extends Pick<TalentPool, 'id'>, Partial<Pick<TalentPool, 'name' | 'description'>> {
  /** Those of a smart pool. */
  readonly filters?: TalentPoolFilters;
}

const keyOf = (input: object) => JSON.stringify(input);

/** Pools, tags, notes and follow-ups of the viewer's companies. */
export const talent = createCalls('dashboards/talent', {
  pools: defineCall({
    client,
    request: (_: undefined) => ({ call: talentPoolsCalls.listPools }),
    read: dataOf(talentPoolsSchema.shape.data),
    shows,
  }),
  addPool: defineCall({
    mode: 'first',
    client,
    request: (pool: NewTalentPool) => ({ call: talentPoolsCalls.addPool, body: { ...pool } }),
    read: readPool,
    changes,
  }),
  editPool: defineCall({
    mode: 'first',
    client,
    request: ({ id, ...change }: PoolChange) => ({
      call: talentPoolsCalls.editPool,
      params: { id },
      body: change,
    }),
    read: readPool,
    changes,
  }),
  removePool: defineCall({
    mode: 'first',
    client,
    request: (id: TalentPool['id']) => ({ call: talentPoolsCalls.removePool, params: { id }, body: {} }),
    read: dataOf(removedTalentPoolSchema.shape.data),
    changes,
  }),
  previewMembers: defineCall({
    client,
    request: ({ visit: _visit, selection, ...input }: MembersInput & Visit) =>
      membersRequest({ ...input, selection: { ...selection, is_preview: true } }),
    read: readChanged,
    keyOf,
  }),
  changeMembers: defineCall({ mode: 'first', client, request: membersRequest, read: readChanged, changes }),
  tags: defineCall({
    client,
    request: (_: undefined) => ({ call: talentPoolsCalls.listTags }),
    read: dataOf(talentTagsSchema.shape.data),
    shows,
  }),
  previewTag: defineCall({
    client,
    request: ({ visit: _visit, selection, ...input }: TagInput & Visit) =>
      tagRequest({ ...input, selection: { ...selection, is_preview: true } }),
    read: readChanged,
    keyOf,
  }),
  changeTag: defineCall({ mode: 'first', client, request: tagRequest, read: readChanged, changes }),
  file: defineCall({
    client,
    request: (id: Id) => ({ call: talentPoolsCalls.getMemberFile, params: { id } }),
    read: dataOf(memberFileAnswerSchema.shape.data),
    shows,
  }),
  notes: defineCall({
    client,
    request: ({ id, size, page }: { readonly id: Id; readonly size: number; readonly page: number }) => ({
      call: talentNotesCalls.listNotes,
      params: { id },
      query: { page, per_page: size },
    }),
    read: bodyOf(talentNotesSchema),
    shows,
  }),
  addNote: defineCall({
    mode: 'first',
    client,
    request: ({ memberId, companyId, visibility, text }: NoteInput) => ({
      call: talentNotesCalls.addNote,
      params: { id: memberId },
      body: { company_id: companyId, visibility, text },
    }),
    read: readNote,
    changes: changesNotes,
  }),
  editNote: defineCall({
    mode: 'first',
    client,
    request: ({ id, visibility, text, version }: Pick<TalentNote, 'id' | 'visibility' | 'text' | 'version'>) => ({
      call: talentNotesCalls.editNote,
      params: { id },
      body: { visibility, text, version },
    }),
    read: readNote,
    changes: changesNotes,
  }),
  removeNote: defineCall({
    mode: 'first',
    client,
    request: (id: TalentNote['id']) => ({ call: talentNotesCalls.removeNote, params: { id } }),
    read: () => null,
    changes: changesNotes,
  }),
  setFollowUp: defineCall({
    mode: 'first',
    client,
    request: ({ memberId, companyId, visibility, due_on, word }: FollowUpInput) => ({
      call: talentNotesCalls.setFollowUp,
      params: { id: memberId },
      body: { company_id: companyId, visibility, due_on, word },
    }),
    read: dataOf(followUpAnswerSchema.shape.data),
    changes,
  }),
  finishFollowUp: defineCall({
    mode: 'first',
    client,
    request: (id: FollowUp['id']) => ({ call: talentNotesCalls.finishFollowUp, params: { id } }),
    read: () => null,
    changes,
  }),
  followUps: defineCall({
    client,
    request: (query: FollowUpsQuery) => ({ call: talentNotesCalls.listFollowUps, query: { ...query } }),
    read: bodyOf(followUpsSchema),
    shows,
  }),
});
