import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import {
  browserZone,
  id,
  idInput,
  image,
  line,
  namedRow,
  optionalText,
  requiredText,
  timestamp,
  wholeInput,
} from '../fields';
import { listOrder } from '../list-query';
import { formStates } from '../resources/form-entries';
import { locales } from '../text';
import { formKinds } from './forms';

const admin = (permission: string) => only(['admin'], permission);

/**
 * The inbox: entries of all forms together, and what is done with them. The specification reads and deletes entries
 * family by family; these are the calls beside those.
 */
export const inboxCalls = {
  listInbox: wire.get('/api/v2/inbox/list', admin('forms.list')),
  exportInbox: wire.get('/api/v2/inbox/export', admin('forms.export')),
  /** People whom an entry can be given to. */
  listAssignees: wire.get('/api/v2/inbox/assignees', admin('forms.list')),
  /** Number of open entries per responsible user, and of entries without one; highest number first. */
  listWorkload: wire.get('/api/v2/inbox/workload', admin('forms.list')),
  /** One entry with its thread. Every such look is audited. */
  getEntry: wire.get('/api/v2/inbox/get/{id}', admin('forms.get')),
  changeEntry: wire.post('/api/v2/inbox/edit?id={id}', 'json', admin('forms.edit'), { changes: [] }),
  changeEntries: wire.post('/api/v2/inbox/editmany', 'json', admin('forms.edit'), { changes: [] }),
  /** One's own changes of state and assignee that can still be undone. */
  listChanges: wire.get('/api/v2/inbox/changes', admin('forms.edit')),
  undoChange: wire.post('/api/v2/inbox/undo', 'json', admin('forms.edit'), { changes: [] }),
  addNote: wire.post('/api/v2/inbox/addnote?id={id}', 'json', admin('forms.edit'), { changes: [] }),
  previewReply: wire.post('/api/v2/inbox/previewreply?id={id}', 'json', admin('forms.reply'), { changes: [] }),
  sendReply: wire.post('/api/v2/inbox/reply?id={id}', 'json', admin('forms.reply'), { changes: [] }),
  findDuplicates: wire.get('/api/v2/inbox/duplicates/{id}', admin('forms.convert')),
  convertEntry: wire.post('/api/v2/inbox/convert?id={id}', 'json', admin('forms.convert'), { changes: ['any'] }),
} as const;

/** Families of entries: five of the specification, and two of the forms under `/api/v2`. */
export const formFamilies = ['contact', 'company', 'sponsors', 'press', 'investor', 'take_part', 'incident'] as const;

export type FormFamilyName = (typeof formFamilies)[number];

/** States of entries that need attention. */
export const openStates = ['new', 'in_progress', 'waiting', 'to_check'] as const;

const day = z.optional(z.union([z.literal(''), z.string().check(z.regex(/^\d{4}-[01]\d-[0-3]\d$/))]));

/** Filters of the list of entries. */
export const inboxFilters = {
  family: z.optional(z.enum(formFamilies)),
  kind: z.optional(z.enum(formKinds)),
  /** `open` means `openStates`. */
  state: z.optional(z.union([z.literal('open'), z.enum(formStates)])),
  /** The responsible user; `me`, `nobody`, or a user's id. */
  assignee: z.optional(z.union([z.enum(['me', 'nobody']), idInput])),
  search: z.optional(z.string().check(z.maxLength(200))),
  /** Days of arrival, UTC, both included. */
  from: day,
  to: day,
};

export const inboxSorts = ['created_at', 'updated_at', 'name', 'state'] as const;

const order = {
  sort: z.optional(z.enum(inboxSorts)),
  order: z.optional(listOrder),
};

export const listInboxSchema = z.object({
  ...inboxFilters,
  ...order,
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

export type InboxQuery = z.infer<typeof listInboxSchema>;

/** Which entries the file lists; they come in the order of their arrival. */
export const exportInboxSchema = z.object({ ...inboxFilters, tz: browserZone });

const text = z.nullable(z.string());
/** Null when the account is gone. */
const person = z.nullable(namedRow);

/** An entry in the list. */
export const inboxRowSchema = z.object({
  id,
  family: z.enum(formFamilies),
  kind: z.enum(formKinds),
  reference: z.string(),
  state: z.enum(formStates),
  locale: z.enum(locales),
  name: text,
  email: text,
  company_name: text,
  /** Beginning of what was written. */
  excerpt: text,
  assignee: person,
  notes_count: z.number(),
  replies_count: z.number(),
  created_at: timestamp,
  updated_at: timestamp,
});

export type InboxRow = z.infer<typeof inboxRowSchema>;

const count = z.record(z.string(), z.number());

export const inboxSchema = z.object({
  data: z.array(inboxRowSchema),
  meta: z.object({
    total: z.number(),
    page: z.number(),
    per_page: z.number(),
    /** Entries by state, under the other choices. */
    states: count,
    /** Entries by family, under the other choices. */
    families: count,
    abilities: z.object({ edit: z.boolean(), remove: z.optional(z.boolean()), export: z.boolean() }),
  }),
});

/**
 * Answer of listWorkload; `oldest` is the arrival of the entry that has waited longest. Null: entries without a
 * responsible user.
 */
export const workloadSchema = z.object({
  data: z.array(z.object({ assignee: person, count: z.number(), oldest: timestamp })),
});

export type Workload = z.infer<typeof workloadSchema>['data'];

/** What an entry can be made into. */
const convertTargets = ['company', 'press', 'account'] as const;

export type ConvertTarget = (typeof convertTargets)[number];

const note = z.object({ id, author: person, text: z.string(), created_at: timestamp });

const reply = z.object({
  id,
  author: person,
  recipient: z.string(),
  locale: z.enum(locales),
  subject: z.string(),
  body: z.string(),
  /** Where the mail is: not sent yet, handed to the mail server, or given up. */
  delivery: z.enum(['waiting', 'sent', 'failed']),
  created_at: timestamp,
});

/** A change of state or of who looks after the entry. */
const step = z.object({
  id,
  author: person,
  field: z.enum(['state', 'assignee']),
  /** A state or a name; null: no user. */
  from: text,
  to: text,
  created_at: timestamp,
});

const createdRecord = z.object({
  id,
  author: person,
  target: z.enum(convertTargets),
  target_id: id,
  name: z.string(),
  /** False when something that was there already was linked. */
  is_new: z.boolean(),
  created_at: timestamp,
});

export const inboxEntrySchema = z.extend(inboxRowSchema, {
  message: text,
  /** What else the form asked, in its order, ids as their names. */
  fields: z.array(
    z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]) }),
  ),
  logo: z.nullable(image),
  /** Whether both steps of a company's registration were sent. */
  is_complete: z.boolean(),
  score: z.number(),
  /** What made the guard doubt. */
  signals: z.array(z.string()),
  notes: z.array(note),
  replies: z.array(reply),
  steps: z.array(step),
  made: z.array(createdRecord),
  abilities: z.object({
    edit: z.boolean(),
    reply: z.boolean(),
    remove: z.boolean(),
    convert: z.array(z.enum(convertTargets)),
  }),
});

export type InboxEntry = z.infer<typeof inboxEntrySchema>;

export const addNoteSchema = z.object({ text: requiredText(5000), key: z.optional(line(60)) });

/** What a template may name in braces, e.g. `{first_name}`. */
export const replyPlaceholders = ['first_name', 'name', 'company', 'reference', 'what', 'me', 'product'] as const;

/** Body of previewReply: a template, or texts of one's own, in which placeholders are filled. */
export const previewReplySchema = z.object({
  template_id: z.optional(idInput),
  locale: z.optional(z.enum(locales)),
  subject: optionalText(200),
  body: optionalText(10_000),
});

export const replyPreviewSchema = z.object({
  data: z.object({
    subject: z.string(),
    body: z.string(),
    /** The whole mail as its reader gets it, as text. */
    mail: z.string(),
    /** Words in braces that mean nothing. */
    unknown: z.array(z.string()),
  }),
});

/**
 * Body of sendReply. The sender makes `key`: the same key twice sends one mail. `seen` is the number of replies that
 * the sender has read; with more replies, the answer is CONFLICT.
 */
export const sendReplySchema = z.object({
  key: line(60),
  subject: line(200),
  body: requiredText(10_000),
  locale: z.enum(locales),
  seen: z.optional(wholeInput(0)),
  /** State of the entry afterwards. */
  state: z.optional(z.enum(formStates)),
});

export const findDuplicatesSchema = z.object({ target: z.enum(convertTargets) });

/** By what something that exists is like what would be made. */
const duplicateMatches = ['name', 'email', 'website'] as const;

export const duplicatesSchema = z.object({
  data: z.object({
    /** Fields of the new row that the entry contains. */
    values: z.record(z.string(), z.string()),
    found: z.array(z.object({ id, name: z.string(), detail: text, matches: z.array(z.enum(duplicateMatches)) })),
    /** The roles that the viewer may give to a new account. */
    roles: z.optional(z.array(z.object({ name: z.string(), label: text }))),
  }),
});

export type Duplicates = z.infer<typeof duplicatesSchema>['data'];

/**
 * Body of convertEntry: fields of the new row, or an existing row. When a similar row exists and neither `link_id`
 * nor `is_sure` decides, the answer is CONFLICT.
 */
export const convertEntrySchema = z.object({
  target: z.enum(convertTargets),
  link_id: z.optional(z.nullable(idInput)),
  is_sure: z.optional(z.boolean()),
  /** Whether a new company gets the entry's logo; true by default. */
  with_logo: z.optional(z.boolean()),
  values: z.optional(z.record(z.string(), z.nullable(z.string().check(z.maxLength(20_000))))),
});

/** Answer of what changes one entry. */
export const inboxAnswerSchema = z.object({ data: inboxEntrySchema, message: z.string() });
