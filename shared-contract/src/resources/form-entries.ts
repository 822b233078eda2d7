import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { formKinds } from '../endpoints/forms';
import { id, idInput, image, namedRow, optionalText, timestamp } from '../fields';
import { abilitiesSchema } from '../list-query';
import * as field from '../record-fields';
import { locales } from '../text';

/** State of an entry. The guard sets `new` and `to_check`; users set the others. */
export const formStates = ['new', 'in_progress', 'waiting', 'done', 'to_check', 'spam'] as const;

export type FormState = (typeof formStates)[number];

const text = z.nullable(z.string());
const ids = z.array(z.number());
const flag = z.nullable(z.boolean());

/** What every entry has, whichever form it came from. */
const common = {
  id,
  /** As in the sender's receipt, for example `CO-7K3M9Q`. */
  reference: z.string(),
  kind: z.enum(formKinds),
  state: z.enum(formStates),
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
  abilities: z.optional(abilitiesSchema),
};

/** What only a single entry shows. */
const details = {
  message: text,
  /** What made the guard doubt, e.g. `links`, `repeated`. */
  signals: z.array(z.string()),
  /** Of those who work on it; the sender never sees it. */
  note: text,
};

/** Asked by name, not by number. */
const contactQuery = {
  topic: { kind: 'relation', target: 'contact_topics' },
  chapter: { kind: 'relation', target: 'chapters' },
  topic_id: false,
  chapter_id: false,
} as const;

/** Entries of one family as the back office reads them; the specification has no call for a sponsor's entry alone. */
function family<T extends z.core.$ZodLooseShape>(
  name: string,
  fields: T,
  paths: Record<'list' | 'get' | 'remove', string>,
) {
  const row = z.extend(z.object(common), { ...fields, /** Beginning of the message. */ excerpt: text });
  return defineResource({
    name,
    entity: z.extend(z.extend(z.object(common), fields), details),
    listEntity: row,
    write: z.object({ state: z.enum(formStates), note: optionalText(5000) }),
    filters: z.object({
      state: z.optional(z.enum(formStates)),
      kind: z.optional(z.enum(formKinds)),
      topic_id: z.optional(idInput),
      chapter_id: z.optional(idInput),
    }),
    sorts: ['created_at', 'updated_at', 'name', 'email', 'company_name', 'state', 'score'],
    query: 'topic_id' in fields ? contactQuery : {},
    isSoftDeleted: true,
    wire: {
      list: wire.get(paths.list, only(['admin'], 'forms.list'), { order: 'desc' }),
      get: wire.get(paths.get, only(['admin'], 'forms.get')),
      edit: wire.post(`/api/v2/${name}/edit?id={id}`, 'json', only(['admin'], 'forms.edit')),
      remove: wire.post(paths.remove, 'none', only(['admin'], 'forms.remove')),
    },
  });
}

export const pressFormEntries = family(
  'press_form_entries',
  {
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
  },
  {
    list: '/api/forms/getpress',
    get: '/api/press_form_entries/get/{id}',
    remove: '/api/forms/deletepress?id={id}',
  },
);

export const investorFormEntries = family(
  'investor_form_entries',
  { website: text, interest: text },
  {
    list: '/api/forms/getinvestors',
    get: '/api/investor_form_entries/get/{id}',
    remove: '/api/forms/deleteinvestor?id={id}',
  },
);

export const contactFormEntries = family(
  'contact_form_entries',
  { topic_id: z.nullable(id), chapter_id: z.nullable(id), topic: z.nullable(namedRow), chapter: z.nullable(namedRow) },
  {
    list: '/api/forms/getcontact',
    get: '/api/contact_form_entries/get/{id}',
    remove: '/api/forms/deletecontact?id={id}',
  },
);

/** Registrations of companies, and perks that companies tell of. */
export const companyFormEntries = family(
  'company_form_entries',
  {
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
  },
  {
    list: '/api/forms/getcompanies',
    get: '/api/company_form_entries/get/{id}',
    remove: '/api/forms/deletecompanyform?id={id}',
  },
);

export const sponsorFormEntries = family(
  'sponsor_form_entries',
  {
    account_type: text,
    old_account_name: text,
    old_account_email: text,
    position: text,
    phone: text,
    website: text,
    job_attach_job_types: ids,
    job_attach_general_skills: ids,
    job_attach_tech_skills: ids,
  },
  {
    list: '/api/forms/getsponsors',
    get: '/api/v2/sponsor_form_entries/{id}',
    remove: '/api/v2/sponsor_form_entries/remove?id={id}',
  },
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
    body: field.line(10_000),
    translations: field.translations,
  }),
  filters: z.object({ kind: z.optional(z.enum(formKinds)) }),
  sorts: ['name', 'created_at', 'updated_at'],
  translatable: ['subject', 'body'],
  wire: {
    list: wire.get('/api/v2/reply_templates/list', only(['admin'], 'reply_templates.list'), { order: 'asc' }),
    get: wire.get('/api/v2/reply_templates/get/{id}', only(['admin'], 'reply_templates.list')),
    add: wire.post('/api/v2/reply_templates/add', 'json', only(['admin'], 'reply_templates.add')),
    edit: wire.post('/api/v2/reply_templates/edit?id={id}', 'json', only(['admin'], 'reply_templates.edit')),
    remove: wire.post('/api/v2/reply_templates/remove?id={id}', 'none', only(['admin'], 'reply_templates.remove')),
  },
});
