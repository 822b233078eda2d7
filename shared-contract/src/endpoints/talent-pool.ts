import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { textOfLine } from '../text-fields';
import { wire } from '../define-resource';
import { id, idInput, image, line, optionalInstant, optionalInteger, timestamp, wholeInput, yesNo } from '../fields';
import { listMetaSchema } from '../list-answer';
import { listOf } from '../written-values';
import { applicationStates } from './applications';

const readers = only(['recruiters', 'admin'], 'talent-pool.list');

/** Members who can be found by companies, and what companies do with them (docs/guides/talent-pool.md). */
export const talentPoolCalls = {
  /** Members who are in the pool. Companies that a member has blocked never get this member. */
  listTalentPool: wire.get('/api/job_info/talent_pool', readers),
  /** What the caller's companies have done with members: views, contacts, applications. Admins have those of all. */
  listTracking: wire.get('/api/job_info/tracking_history', readers),
  /** The same for one member; the id is that of the user. */
  listTrackingOf: wire.get('/api/job_info/tracking_history_by_id/{id}', readers),
  /** A member of the pool with all fields that this member shows. The member reads who has looked, and when. */
  getPoolMember: wire.get('/api/v2/talent-pool/{id}', readers),
  /** Writes to a member through the platform. 409 `CONFLICT` while an earlier message waits for an answer. */
  contactPoolMember: wire.post('/api/v2/talent-pool/{id}/contact', 'json', readers, { changes: [] }),
  getPoolProfile: wire.get('/api/v2/pool-profile', signedIn),
  savePoolProfile: wire.post('/api/v2/pool-profile', 'json', signedIn, { changes: [] }),
  /** Blocks a company, and withdraws the open applications there. Repeating it changes nothing. */
  blockCompany: wire.post('/api/v2/pool-blocks', 'json', signedIn, { changes: [] }),
  unblockCompany: wire.post('/api/v2/pool-blocks/{id}/remove', 'none', signedIn, { changes: [] }),
  /** Which companies have looked at the caller or have got the contact data, the last first. */
  listPoolViews: wire.get('/api/v2/pool-views', signedIn),
  listPoolContacts: wire.get('/api/v2/pool-contacts', signedIn),
  /** Accepts a contact: the company gets the e-mail address. Or declines it. 409 `CONFLICT` when it is answered. */
  answerPoolContact: wire.post('/api/v2/pool-contacts/{id}/answer', 'json', signedIn, { changes: [] }),
} as const;

/** Parts of a profile that a member can show in the pool; all are hidden until the member agrees. */
export const poolFields = [
  'name',
  'avatar',
  'headline',
  'bio',
  'place',
  'area',
  'seniority',
  'skills',
  'languages',
  'job_types',
  'links',
] as const;

export type PoolField = (typeof poolFields)[number];

export const availabilities = ['now', 'soon', 'later'] as const;

const shownFields = z.array(z.enum(poolFields));

const company = z.object({ id, name: z.string(), slug: z.string(), logo: z.nullable(image) });

const poolProfileSchema = z.object({
  /** Off until the member agrees. */
  is_listed: z.boolean(),
  shows: shownFields,
  /** Whether companies can write through the platform. */
  allows_contact: z.boolean(),
  /** Years of experience. */
  years: z.nullable(z.number()),
  availability: z.nullable(z.enum(availabilities)),
  /** The last time at which the member has agreed; null without consent. */
  consented_at: z.nullable(timestamp),
  blocked: z.array(company),
  /** Time of the last change; null before the first one. */
  updated_at: z.nullable(timestamp),
});

export type PoolProfile = z.infer<typeof poolProfileSchema>;

export const poolProfileAnswerSchema = z.object({ data: poolProfileSchema });

export const savePoolProfileSchema = z.object({
  is_listed: yesNo,
  shows: listOf(z.array(z.enum(poolFields)).check(z.maxLength(poolFields.length))),
  allows_contact: yesNo,
  years: optionalInteger(0, 60),
  availability: z.optional(z.nullable(z.union([z.literal(''), z.enum(availabilities)]))),
  /** `updated_at` of the profile that the caller has read. 409 `CONFLICT` when another tab has saved since. */
  read_at: z.optional(z.nullable(timestamp)),
});

export const blockCompanySchema = z.object({ company_id: idInput });

const names = z.array(z.string());

const poolMemberSchema = z.object({
  /** Of the user. */
  id,
  /** Hidden fields are null, hidden lists are empty. */
  name: z.nullable(z.string()),
  avatar: z.nullable(image),
  headline: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  area: z.nullable(z.string()),
  seniority: z.nullable(z.string()),
  skills: names,
  languages: names,
  job_types: names,
  years: z.nullable(z.number()),
  availability: z.nullable(z.enum(availabilities)),
  updated_at: timestamp,
});

export type PoolMember = z.infer<typeof poolMemberSchema>;

export const skillModes = ['and', 'or'] as const;

export const poolSorts = ['updated_at', 'years'] as const;

const ids = z.optional(listOf(z.array(idInput).check(z.maxLength(30))));

/** A tag as users write it: one word or a few, without commas. */
export const talentTagInput = z.pipe(
  textOfLine,
  z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^,\p{Cc}]+$/u)),
);

/** The filters of the list, which smart pools store. */
export const talentPoolFilters = {
  /** Words of the fields that members show. */
  search: z.optional(z.string().check(z.maxLength(200))),
  /** Skills that a member has: all of them, or one of them with `skill_mode=or`. */
  skills: ids,
  skill_mode: z.optional(z.enum(skillModes)),
  languages: ids,
  job_types: ids,
  area_id: z.optional(idInput),
  seniority_id: z.optional(idInput),
  country_code: z.optional(z.string().check(z.maxLength(2))),
  years_from: optionalInteger(0, 60),
  years_to: optionalInteger(0, 60),
  availability: z.optional(z.enum(availabilities)),
  /** Tags of the caller's companies: members who have all of them. Case and accents do not matter. */
  tags: z.optional(listOf(z.array(talentTagInput).check(z.maxLength(20)))),
};

export const listTalentPoolSchema = z.object({
  ...talentPoolFilters,
  /** A pool of the caller's companies; 404 for another one. */
  pool_id: z.optional(idInput),
  sort: z.optional(z.enum(poolSorts)),
  order: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export type TalentPoolQuery = z.infer<typeof listTalentPoolSchema>;

export const talentPoolSchema = z.object({ data: z.array(poolMemberSchema), meta: listMetaSchema });

const contactStates = ['sent', 'accepted', 'declined'] as const;

const poolMemberDetails = z.extend(poolMemberSchema, {
  bio: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  website: z.nullable(z.string()),
  github: z.nullable(z.string()),
  /** Whether the caller can write now. */
  can_contact: z.boolean(),
  /** The last contact of the caller's companies. */
  contact: z.nullable(z.object({ state: z.enum(contactStates), at: timestamp })),
  /** Null until the member has accepted a contact of the caller's companies. */
  email: z.nullable(z.string()),
});

export type PoolMemberDetails = z.infer<typeof poolMemberDetails>;

export const poolMemberAnswerSchema = z.object({ data: poolMemberDetails });

export const contactPoolMemberSchema = z.object({
  /** A company that the caller recruits for. */
  company_id: idInput,
  message: line(2000),
});

export const trackingKinds = ['view', 'contact', 'application', 'note'] as const;

export const trackingSchema = z.object({
  data: z.array(
    z.object({
      /** Unique in the list, e.g. `view-12`. */
      id: z.string(),
      kind: z.enum(trackingKinds),
      at: timestamp,
      /** Null for a person who left. */
      actor: z.nullable(z.string()),
      member: z.object({ id, name: z.nullable(z.string()) }),
      company: z.nullable(z.string()),
      /** Of an application. */
      job: z.nullable(z.string()),
      from: z.nullable(z.enum(applicationStates)),
      to: z.nullable(z.enum(applicationStates)),
      /** Of a contact. */
      state: z.nullable(z.enum(contactStates)),
      text: z.nullable(z.string()),
    }),
  ),
  meta: listMetaSchema,
});

export type TrackingEntry = z.infer<typeof trackingSchema>['data'][number];

export const listTrackingSchema = z.object({
  kind: z.optional(z.enum(trackingKinds)),
  from: optionalInstant,
  to: optionalInstant,
  order: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export type TrackingQuery = z.infer<typeof listTrackingSchema>;

const pageQuery = {
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
};

export const listPoolViewsSchema = z.object(pageQuery);

export const poolViewsSchema = z.object({
  data: z.array(
    z.object({
      id,
      company,
      /** `profile`: a recruiter has opened the profile; `contact`: the company has got the e-mail address. */
      kind: z.enum(['profile', 'contact']),
      at: timestamp,
    }),
  ),
  meta: listMetaSchema,
});

export const poolContactsSchema = z.object({
  data: z.array(
    z.object({
      id,
      company,
      /** The recruiter; null for a person who left. */
      from: z.nullable(z.string()),
      message: z.string(),
      state: z.enum(contactStates),
      at: timestamp,
      answered_at: z.nullable(timestamp),
    }),
  ),
  meta: listMetaSchema,
});

export type PoolContact = z.infer<typeof poolContactsSchema>['data'][number];

export const answerPoolContactSchema = z.object({ accepts: yesNo });
