import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, type FieldsSchema, wire } from '../define-resource';
import { formKinds } from '../endpoints/forms';
import { id, idInput, image, namedRow, timestamp } from '../fields';
import * as field from '../record-fields';
import { locales } from '../text';

/** State of an entry. The guard sets `new` and `to_check`; users set the others. */
export const formStates = ['new', 'in_progress', 'waiting', 'done', 'to_check', 'spam'] as const;

export type FormState = (typeof formStates)[number];

const text = z.nullable(z.string());
const ids = z.array(z.number());
const flag = z.nullable(z.boolean());

/** Fields of every entry. */
const common = {
  /** As in the sender's receipt, for example `CO-7K3M9Q`. */
  reference: z.string(),
  kind: z.enum(formKinds),
  state: field.oneOf(formStates),
  /** Language the form was filled in. */
  locale: z.enum(locales),
  /** First and last name together. */
  name: text,
  first_name: text,
  last_name: text,
  email: text,
  company_name: text,
  /** 0 for beyond doubt; from 40 on an entry is marked `to_check`. */
  score: z.number(),
  created_at: timestamp,
  updated_at: timestamp,
};

/** Fields of every entry about its message and the work on it. */
const work = {
  /** Beginning of the message. */
  excerpt: { row: text },
  message: field.detail({ read: text }),
  /** Reasons for the guard's doubt, e.g. `links`, `repeated`. */
  signals: field.detail({ read: z.array(z.string()) }),
  /** For the users who work on the entry; the sender never receives it. */
  note: field.detail(field.text(5000)),
};

/** Asked by name, not by number. */
const topicQuery = { topic: { kind: 'relation', target: 'contact_topics' }, topic_id: false } as const;
const chapterQuery = { chapter: { kind: 'relation', target: 'chapters' }, chapter_id: false } as const;

function queryOf(fields: object) {
  return { ...('topic_id' in fields ? topicQuery : {}), ...('chapter_id' in fields ? chapterQuery : {}) };
}

/** Entries of one family as the back office reads them; the specification has no call for a sponsor's entry alone. */
function family<E extends FieldsSchema, W extends FieldsSchema, R extends FieldsSchema>(
  name: string,
  { entity, listEntity, write }: { readonly entity: E; readonly write: W; readonly listEntity: R },
  paths: Record<'list' | 'get' | 'remove', string>,
  permissions = { list: 'forms.list', get: 'forms.get', edit: 'forms.edit', remove: 'forms.remove' },
) {
  return defineResource({
    name,
    entity,
    listEntity,
    write,
    filters: z.object({
      state: z.optional(z.enum(formStates)),
      kind: z.optional(z.enum(formKinds)),
      topic_id: z.optional(idInput),
      chapter_id: z.optional(idInput),
    }),
    sorts: ['created_at', 'updated_at', 'name', 'email', 'company_name', 'state', 'score'],
    query: queryOf(entity.shape),
    isSoftDeleted: true,
    wire: {
      list: wire.get(paths.list, only(['admin'], permissions.list), { order: 'desc' }),
      get: wire.get(paths.get, only(['admin'], permissions.get)),
      edit: wire.post(`/api/v2/${name}/edit?id={id}`, 'json', only(['admin'], permissions.edit)),
      remove: wire.post(paths.remove, 'none', only(['admin'], permissions.remove)),
    },
  });
}

export const pressFormEntries = family(
  'press_form_entries',
  declareFields({
    ...common,
    media_name: text,
    organization_name: text,
    position: text,
    phone: text,
    website: text,
    topic: text,
    deadline: text,
    language: text,
    event_name: text,
    event_date: text,
    event_url: text,
    event_place: text,
    ...work,
  }),
  {
    list: '/api/forms/getpress',
    get: '/api/press_form_entries/get/{id}',
    remove: '/api/forms/deletepress?id={id}',
  },
);

export const investorFormEntries = family(
  'investor_form_entries',
  declareFields({ ...common, website: text, interest: text, ...work }),
  {
    list: '/api/forms/getinvestors',
    get: '/api/investor_form_entries/get/{id}',
    remove: '/api/forms/deleteinvestor?id={id}',
  },
);

export const contactFormEntries = family(
  'contact_form_entries',
  declareFields({
    ...common,
    topic_id: z.nullable(id),
    chapter_id: z.nullable(id),
    topic: z.nullable(namedRow),
    chapter: z.nullable(namedRow),
    ...work,
  }),
  {
    list: '/api/forms/getcontact',
    get: '/api/contact_form_entries/get/{id}',
    remove: '/api/forms/deletecontact?id={id}',
  },
);

/** Registrations of companies, and perks that companies tell of. */
export const companyFormEntries = family(
  'company_form_entries',
  declareFields({
    ...common,
    position: text,
    phone: text,
    website: text,
    country_code: text,
    city: text,
    logo: z.nullable(image),
    /** Whether both steps were sent. */
    is_complete: z.boolean(),
    industry: text,
    company_size: text,
    founded_year: z.nullable(z.number()),
    description: text,
    linkedin: text,
    careers_url: text,
    remote_jobs: flag,
    unlimited_vacation: flag,
    paid_maternity_leave: flag,
    latinx_hispanics_erg: flag,
    women_in_tech_erg: flag,
    lgbtqia_erg: flag,
    ...work,
  }),
  {
    list: '/api/forms/getcompanies',
    get: '/api/company_form_entries/get/{id}',
    remove: '/api/forms/deletecompanyform?id={id}',
  },
);

export const sponsorFormEntries = family(
  'sponsor_form_entries',
  declareFields({
    ...common,
    account_type: text,
    old_account_name: text,
    old_account_email: text,
    position: text,
    phone: text,
    website: text,
    job_attach_job_types: ids,
    job_attach_general_skills: ids,
    job_attach_tech_skills: ids,
    ...work,
  }),
  {
    list: '/api/forms/getsponsors',
    get: '/api/v2/sponsor_form_entries/{id}',
    remove: '/api/v2/sponsor_form_entries/remove?id={id}',
  },
);

const takePart = '/api/v2/take_part_form_entries';

/** Starting a chapter, proposing a talk, hosting, volunteering. */
export const takePartFormEntries = family(
  'take_part_form_entries',
  declareFields({
    ...common,
    chapter_id: z.nullable(id),
    chapter: z.nullable(namedRow),
    city: text,
    country_code: text,
    companions: text,
    topic: text,
    talk_format: text,
    language: text,
    website: text,
    seats: z.nullable(z.number()),
    has_step_free_access: flag,
    volunteer_hours: text,
    ...work,
  }),
  { list: `${takePart}/list`, get: `${takePart}/get/{id}`, remove: `${takePart}/remove?id={id}` },
);

const incident = '/api/v2/incident_form_entries';

/**
 * Reports of incidents. They have rights of their own: without `incidents.read` they are in no list, count, search, file
 * or mail, the inbox included.
 */
export const incidentFormEntries = family(
  'incident_form_entries',
  declareFields({
    ...common,
    report_identity: text,
    event_date: text,
    incident_place: text,
    people_involved: text,
    wish: text,
    ...work,
  }),
  { list: `${incident}/list`, get: `${incident}/get/{id}`, remove: `${incident}/remove?id={id}` },
  { list: 'incidents.read', get: 'incidents.read', edit: 'incidents.edit', remove: 'incidents.remove' },
);

/** Topics of a message: `topic_id` of the contact form (docs/SPECIFICATION.md, section 3). */
export const contactTopics = defineResource({
  name: 'contact_topics',
  entity: z.object({ id, name: z.string(), slug: z.string() }),
  write: z.object({}),
  filters: z.object({}),
  sorts: ['id', 'name'],
  wire: {
    list: wire.get('/api/v2/contact_topics', publicAccess, { order: 'asc' }),
    get: wire.get('/api/v2/contact_topics/{id}', publicAccess),
  },
});

/**
 * Texts that entries are answered with, in three languages. They may name `replyPlaceholders` in braces; a reply is
 * written from one and can be changed before it is sent.
 */
export const replyTemplates = defineResource({
  name: 'reply_templates',
  ...declareFields({
    name: field.line(120),
    /** The only form it is for; null for all. */
    kind: field.oneOfOrNone(formKinds),
    subject: field.line(200),
    body: field.longText(10_000),
    translations: field.translations,
  }),
  filters: z.object({ kind: z.optional(z.enum(formKinds)) }),
  sorts: ['name', 'created_at', 'updated_at', 'kind'],
  translatable: ['subject', 'body'],
  wire: {
    list: wire.get('/api/v2/reply_templates/list', only(['admin'], 'reply_templates.list'), { order: 'asc' }),
    get: wire.get('/api/v2/reply_templates/get/{id}', only(['admin'], 'reply_templates.list')),
    add: wire.post('/api/v2/reply_templates/add', 'json', only(['admin'], 'reply_templates.add')),
    edit: wire.post('/api/v2/reply_templates/edit?id={id}', 'json', only(['admin'], 'reply_templates.edit')),
    remove: wire.post('/api/v2/reply_templates/remove?id={id}', 'none', only(['admin'], 'reply_templates.remove')),
  },
});
