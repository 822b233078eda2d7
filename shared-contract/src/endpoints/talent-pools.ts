import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { id, idInput, line, optionalText, timestamp, yesNo } from '../fields';
import { listOf } from '../written-values';
import { followUpSchema } from './talent-notes';
import { talentPoolFilters, talentTagInput } from './talent-pool';

const recruiters = only(['recruiters', 'admin'], 'talent-pool.list');

/**
 * Pools and tags of companies (docs/guides/talent-pool.md). A recruiter has those of the own companies, an admin all;
 * others answer 404. Only members whom the caller may see now are listed and counted.
 */
export const talentPoolsCalls = {
  listPools: wire.get('/api/v2/talent-pools', recruiters),
  addPool: wire.post('/api/v2/talent-pools', 'json', recruiters, { changes: [] }),
  editPool: wire.post('/api/v2/talent-pools/{id}', 'json', recruiters, { changes: [] }),
  /** Removes a pool with its memberships; tags and notes stay. With `is_preview` it answers their number only. */
  removePool: wire.post('/api/v2/talent-pools/{id}/remove', 'json', recruiters, { changes: [] }),
  /** Adds members to a static pool; 409 `CONFLICT` for a smart one. Members of the pool stay in it. */
  addPoolMembers: wire.post('/api/v2/talent-pools/{id}/members', 'json', recruiters, { changes: [] }),
  removePoolMembers: wire.post('/api/v2/talent-pools/{id}/members/remove', 'json', recruiters, { changes: [] }),
  /** Tags that members have, the most used first. */
  listTags: wire.get('/api/v2/talent-tags', recruiters),
  addTag: wire.post('/api/v2/talent-tags', 'json', recruiters, { changes: [] }),
  removeTag: wire.post('/api/v2/talent-tags/remove', 'json', recruiters, { changes: [] }),
  /** What the caller's companies keep about a member, without the notes. */
  getMemberFile: wire.get('/api/v2/talent-pool/{id}/file', recruiters),
} as const;

const talentPoolKinds = ['static', 'smart'] as const;

/** Most pools of a company. */
export const mostPools = 50;

/** Most tags of a company on one member. */
export const mostTags = 20;

/** Most members that one call changes. */
export const mostChosen = 500;

/** Filters of a smart pool: those of the list without the pool. */
const filters = z.object(talentPoolFilters);

export type TalentPoolFilters = z.infer<typeof filters>;

const companyName = z.object({ id, name: z.string() });

const talentPoolSchema = z.object({
  id,
  kind: z.enum(talentPoolKinds),
  name: z.string(),
  description: z.nullable(z.string()),
  company: companyName,
  /** Null for a person who left. */
  owner: z.nullable(z.string()),
  /** Of a smart pool. */
  filters: z.nullable(filters),
  /** Members whom the caller may see now. */
  count: z.number(),
  /** Whether the caller can change it. */
  can_edit: z.boolean(),
  created_at: timestamp,
});

export type TalentPool = z.infer<typeof talentPoolSchema>;

export const talentPoolsSchema = z.object({ data: z.array(talentPoolSchema) });

export const talentPoolAnswerSchema = z.object({ data: talentPoolSchema });

export const listTalentPoolsSchema = z.object({ company_id: z.optional(idInput) });

export const addTalentPoolSchema = z.object({
  company_id: idInput,
  kind: z.enum(talentPoolKinds),
  name: line(80),
  description: optionalText(500),
  /** Required by a smart pool. */
  filters: z.optional(filters),
});

export type NewTalentPool = z.infer<typeof addTalentPoolSchema>;

export const editTalentPoolSchema = z.object({
  name: z.optional(line(80)),
  description: optionalText(500),
  /** Of a smart pool. */
  filters: z.optional(filters),
});

export const removeTalentPoolSchema = z.object({ is_preview: z.optional(yesNo) });

/** Answer of `removePool`. */
export const removedTalentPoolSchema = z.object({
  /** Members whom the caller may see and who leave the pool. */
  data: z.object({ count: z.number() }),
});

const selection = {
  /** Ids of users, or all members of `where` except `except`. */
  ids: z.optional(listOf(z.array(idInput).check(z.minLength(1), z.maxLength(mostChosen)))),
  where: z.optional(z.object({ ...talentPoolFilters, pool_id: z.optional(idInput) })),
  except: z.optional(listOf(z.array(idInput).check(z.maxLength(mostChosen)))),
  is_preview: z.optional(yesNo),
};

/** Members by ids, or by the filters of the list. */
export const memberSelectionSchema = z.object(selection);

export type MemberSelection = z.infer<typeof memberSelectionSchema>;

/** Answer of the calls that change many members. */
export const changedMembersSchema = z.object({
  data: z.object({
    /** Members who were changed; in a preview, who would be. */
    changed: z.number(),
    /** Members who are as wished already. */
    unchanged: z.number(),
    /** Members who have the greatest number of tags. */
    refused: z.number(),
  }),
});

export type ChangedMembers = z.infer<typeof changedMembersSchema>['data'];

export const changeTagSchema = z.object({ ...selection, company_id: idInput, name: talentTagInput });

export const listTagsSchema = z.object({
  search: z.optional(z.string().check(z.maxLength(40))),
  company_id: z.optional(idInput),
});

const tag = z.object({ name: z.string(), company: companyName });

export const talentTagsSchema = z.object({ data: z.array(z.extend(tag, { count: z.number() })) });

export type TalentTag = z.infer<typeof talentTagsSchema>['data'][number];

const memberFileSchema = z.object({
  /** Static pools that the member is in. */
  pools: z.array(z.object({ id, name: z.string(), company: companyName })),
  tags: z.array(tag),
  /** Open ones. */
  follow_ups: z.array(followUpSchema),
});

export type MemberFile = z.infer<typeof memberFileSchema>;

export const memberFileAnswerSchema = z.object({ data: memberFileSchema });
