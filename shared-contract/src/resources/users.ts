import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import {
  email,
  fileInput,
  id,
  idInput,
  idList,
  image,
  namedRow,
  optionalId,
  optionalPhone,
  timestamp,
  yesNo,
} from '../fields';
import * as field from '../record-fields';
import { locales } from '../text';
import { privacyChangeSchema, privacySchema } from './privacy';
import { userSchema } from './user';

const day = z.string().check(
  z.regex(/^[12]\d{3}-[01]\d-[0-3]\d$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

/** What the session knows of a user. */
const userFields = userSchema.shape;

const skill = z.object({ id, name: z.string() });
/** A row of language_proficiency: ISO 639-1 code and level, with both in `name`. */
const language = z.object({ id, name: z.string(), language: z.string(), level: z.string() });

/** What is the matter with an account; nothing with an active one. */
export const accountStates = ['active', 'unverified', 'disabled', 'leaving'] as const;

const periods = ['week', 'month', 'quarter', 'year'] as const;

const password = z.string().check(z.minLength(8), z.maxLength(200));

/**
 * Members. Admins add and edit all of them; users edit their own record, except roles, permissions and `is_disabled`.
 * A new own e-mail address counts after its verification; it needs `current_password` or a fresh proof of identity
 * (`userCalls.prove`). A change of the own password needs `current_password`. Passwords of others cannot be changed.
 */
export const users = defineResource({
  name: 'users',
  ...declareFields({
    ...userFields,
    email: { read: userFields.email, write: email },
    first_name: field.line(120),
    last_name: field.line(120),
    /** A new address that waits for its proof; null without one. Until then `email` stays valid. */
    pending_email: field.detail({ read: z.nullable(z.string()) }),
    headline: field.text(200),
    bio: field.detail(field.text(5000)),
    city: field.text(120),
    country_code: field.country,
    locale: field.oneOfOrDefault(locales),
    linkedin: field.linkedin,
    website: field.detail(field.url),
    github: field.detail(field.github),
    avatar: { read: userFields.avatar, write: fileInput },
    phone: field.detail({
      read: z.nullable(z.string()),
      write: optionalPhone,
    }),
    company: field.text(160),
    area_id: { write: optionalId },
    chapter_id: { write: optionalId },
    seniority_id: { write: optionalId },
    /** A state or province of the user's country. `state` is the name of a filter. */
    country_state: z.nullable(namedRow),
    state_id: { write: optionalId },
    job_title: z.nullable(namedRow),
    job_title_id: { write: optionalId },
    privacy: field.detail({ read: privacySchema, write: z.optional(privacyChangeSchema) }),
    password: { write: z.optional(z.union([z.literal(''), password])) },
    /** Must equal `password`. */
    c_password: { write: z.optional(z.string().check(z.maxLength(200))) },
    current_password: { write: z.optional(z.string().check(z.maxLength(200))) },
    /** Whether a speaker, leader, instructor, author or founder has a public page (`people`). */
    has_page: field.flag,
    /** Whether the page of the user's chapter shows the user among its members (`chapter_people`). */
    is_shown_in_chapter: field.flag,
    is_disabled: field.flag,
    /** Null before the first sign-in. */
    last_sign_in_at: z.nullable(timestamp),
    /** Time of the requested removal; null without a request. */
    removal_due_at: z.nullable(timestamp),
    /** Time of the move to the trash; null outside of it. */
    deleted_at: z.nullable(timestamp),
    general_skills: field.detail({ read: z.array(skill) }),
    tech_skills: field.detail({ read: z.array(skill) }),
    /** Kinds of work that the user looks for. */
    job_types: field.detail({ read: z.array(skill) }),
    /** Languages that the user speaks, each with its level. */
    languages: field.detail({ read: z.array(language) }),
    /** Permissions given to the user by name; `permissions` are these and those of the roles. */
    own_permissions: field.detail({ read: z.array(z.object({ id, name: z.string() })) }),
    attach_roles: { write: idList },
    detach_roles: { write: idList },
    attach_permissions: { write: idList },
    detach_permissions: { write: idList },
    job_attach_general_skills: { write: idList },
    job_detach_general_skills: { write: idList },
    job_attach_tech_skills: { write: idList },
    job_detach_tech_skills: { write: idList },
    job_attach_job_types: { write: idList },
    job_detach_job_types: { write: idList },
    attach_languages: { write: idList },
    detach_languages: { write: idList },
  }),
  filters: z.object({
    role: z.optional(z.string().check(z.maxLength(60))),
    permission: z.optional(z.string().check(z.maxLength(120))),
    country_code: z.optional(z.string().check(z.maxLength(2))),
    chapter_id: z.optional(idInput),
    state_id: z.optional(idInput),
    job_title_id: z.optional(idInput),
    is_verified: z.optional(yesNo),
    is_disabled: z.optional(yesNo),
    /** Whether the user has requested the removal. */
    is_leaving: z.optional(yesNo),
    state: z.optional(z.enum(accountStates)),
    /** Registered within the last so many days. */
    registered: z.optional(z.enum(periods)),
    /** Time of the last sign-in: within a number of days, earlier (`before`: more than a year ago), or never. */
    signed_in: z.optional(z.enum([...periods, 'before', 'never'])),
    /** Days in UTC, both included. */
    registered_from: z.optional(day),
    registered_to: z.optional(day),
  }),
  sorts: ['created_at', 'name', 'email', 'updated_at', 'last_sign_in_at', 'chapter'],
  query: {
    area: { kind: 'relation', target: 'areas' },
    chapter: { kind: 'relation', target: 'chapters' },
    seniority: { kind: 'relation', target: 'seniority_levels' },
    country_state: { kind: 'relation', target: 'states', column: 'state_id' },
    job_title: { kind: 'relation', target: 'job_titles' },
    permissions: { kind: 'relation', target: 'permissions' },
  },
  relations: [
    { field: 'roles', attach: 'attach_roles', detach: 'detach_roles', target: 'roles' },
    { field: 'own_permissions', attach: 'attach_permissions', detach: 'detach_permissions', target: 'permissions' },
    ...(['general_skills', 'tech_skills'] as const).map((field) => ({
      field,
      attach: `job_attach_${field}`,
      detach: `job_detach_${field}`,
      target: 'job_skills',
    })),
    { field: 'job_types', attach: 'job_attach_job_types', detach: 'job_detach_job_types', target: 'job_types' },
    { field: 'languages', attach: 'attach_languages', detach: 'detach_languages', target: 'language_proficiency' },
  ],
  drops: ['acceptTerms'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/users/list', only(['admin'], 'users.list')),
    get: wire.get('/api/users/get/{id}', only(['admin'], 'users.get', { self: true })),
    add: wire.post('/api/addusers', 'multipart', only(['admin'], 'users.add')),
    edit: wire.post('/api/editusers?id={id}', 'multipart', only(['admin'], 'users.edit', { self: true })),
    remove: wire.post('/api/deleteusers?id={id}', 'none', only(['admin'], 'users.remove')),
    hardRemove: wire.post('/api/deletehardusers?id={id}', 'none', only(['admin'], 'users.hardRemove')),
  },
});

/** A complete user, for the user and for admins. */
export const userRecordSchema = users.entity;

export type UserRecord = z.infer<typeof userRecordSchema>;

/** A founder on the public page; private fields are null. Never an address or a number. */
const founder = z.object({
  id,
  name: z.string(),
  /** Address of the person's page (`people`); null without one. */
  slug: z.optional(z.nullable(z.string())),
  headline: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  company: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
  country: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  avatar: z.nullable(image),
  area: z.nullable(namedRow),
  created_at: timestamp,
});

/** Members with the role founders; public. */
export const founders = defineResource({
  name: 'founders',
  entity: founder,
  write: z.object({}),
  filters: z.object({ country_code: z.optional(z.string().check(z.maxLength(2))) }),
  sorts: ['name', 'created_at', 'company'],
  query: { area: { kind: 'relation', target: 'areas' } },
  wire: {
    list: wire.get('/api/founders_list', publicAccess, { order: 'asc' }),
    get: wire.get('/api/v2/founders/get/{id}', publicAccess),
  },
});
