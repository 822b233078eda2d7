import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, namedRow, optionalText, timestamp, wholeInput } from '../fields';
import { movedPartsSchema } from './moved-parts';

/** `Prefer: editing` requests the fields that only a form needs (RFC 7240); it works for editors of the record. */
export const editingPreference = 'editing';

/** What a record that was changed meanwhile is known by: the value of `ETag`, and of `If-Match`. */
export function versionTag(updatedAt: string): string {
  return `"${new Date(updatedAt).toISOString()}"`;
}

/**
 * A record's history, for its editors, and the restoration after a deletion, for users who may delete. `resource` is
 * the resource's name. A write can carry `If-Match` with the record's `versionTag`; after another change, the answer
 * is 412 EDIT_CONFLICT with `editConflictSchema` as details.
 */
export const historyCalls = {
  getRevisions: wire.get('/api/v2/{resource}/{id}/revisions', signedIn),
  getRevision: wire.get('/api/v2/{resource}/{id}/revisions/{n}', signedIn),
  compareRevisions: wire.get('/api/v2/{resource}/{id}/revisions/compare', signedIn),
  restoreRevision: wire.post('/api/v2/{resource}/{id}/revisions/{n}/restore', 'json', signedIn, {
    changes: ['{resource}'],
  }),
  getRemovals: wire.get('/api/v2/removals', signedIn),
  undoRemoval: wire.post('/api/v2/removals/{id}/undo', 'none', signedIn, { changes: ['any'] }),
} as const;

/**
 * `base`: what a record was like before its first known change; `revert`: values of an earlier revision taken back;
 * `merge`: another account was merged into this one.
 */
const revisionActions = [
  'base',
  'add',
  'edit',
  'remove',
  'restore',
  'revert',
  'bulk',
  'import',
  'publish',
  'unpublish',
  'merge',
  'mergeUndo',
] as const;

export type RevisionAction = (typeof revisionActions)[number];

/**
 * Values of a record by the names its resource writes, seo fields flat, texts in `translations` by language and name,
 * relations as lists of `{ id, name }`. The name of what is no longer there is null.
 */
const values = z.record(z.string(), z.unknown());

/**
 * A child row that a revision of its parent changed. Its fields begin with `path`: `lessons.12.title`; the whole of it is
 * restored under the name `path`.
 */
const changedChildSchema = z.object({
  /** `lessons.12`; of a child's child `tickets.5.questions.9`. */
  path: z.string(),
  /** Title or name at that time; null for people and for rows without either. */
  name: z.nullable(z.string()),
  change: z.enum(['add', 'edit', 'remove']),
});

export type ChangedChild = z.infer<typeof changedChildSchema>;

/**
 * One change of a record. Fields are named as in the values, texts of other languages as `translations.es.title`, fields
 * of child rows as `lessons.12.title`.
 */
const revisionSchema = z.object({
  /** Counts up for each record; `base` is 0. */
  n: z.number(),
  at: timestamp,
  /** The user; null without one, or when the user no longer exists. */
  actor: z.nullable(namedRow),
  action: z.enum(revisionActions),
  reason: z.nullable(z.string()),
  fields: z.array(z.string()),
  /** Child rows that were changed; missing when there are none. */
  children: z.optional(z.array(changedChildSchema)),
  /** What a merge moved to this account; missing in other changes. */
  moved: z.optional(movedPartsSchema),
});

export type Revision = z.infer<typeof revisionSchema>;

/** Query of getRevisions. */
export const revisionsQuerySchema = z.object({
  page: z.optional(wholeInput(1, 1_000_000)),
  per_page: z.optional(wholeInput(1, 100)),
});

/** Answer of getRevisions, newest first. */
export const revisionsSchema = z.object({
  data: z.array(revisionSchema),
  meta: z.object({ total: z.number(), page: z.number(), per_page: z.number() }),
});

/** Answer of getRevision: the changed fields by name, and the whole record as it was then. */
export const revisionDetailSchema = z.object({
  data: z.extend(revisionSchema, { before: values, after: values, record: values }),
});

/** Query of compareRevisions: two numbers, in any order. `to` left out is the record as it is now. */
export const compareQuerySchema = z.object({ from: wholeInput(0), to: z.optional(wholeInput(0)) });

/** Body of restoreRevision: which fields, all without it. Answers the record; it is a new revision, `revert`. */
export const restoreRevisionSchema = z.object({
  fields: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(300))),
  reason: optionalText(500),
});

/** Details of EDIT_CONFLICT. */
export const editConflictSchema = z.object({
  /** The current version, ISO 8601. */
  updated_at: timestamp,
  /** The record as `get` answers it. */
  current: values,
  changed_by: z.nullable(namedRow),
  changed_at: timestamp,
  /** Names of fields that have changed since the caller's version. */
  fields: z.array(z.string()),
  /** The values of now, to be compared with `base`. */
  values,
  /** The values of the caller's version; null when they are not known. */
  base: z.nullable(values),
});

export type EditConflict = z.infer<typeof editConflictSchema>;

/** How long a deletion can be undone, in minutes. */
export const undoMinutes = 10;

/** A deletion of one's own that can still be undone. */
const deletionSchema = z.object({
  id,
  resource: z.string(),
  row_id: id,
  /** What the record is called. */
  label: z.string(),
  at: timestamp,
  until: timestamp,
});

export type Deletion = z.infer<typeof deletionSchema>;

/** Answer of getRemovals, newest first. */
export const deletionsSchema = z.object({ data: z.array(deletionSchema) });

/** Beside `data` in the answer of every `remove`: what to call to undo it, and until when. */
export const undoSchema = z.object({ undo: z.object({ id, until: timestamp }) });

/** Answer of undoRemoval: which record is back. CONFLICT when it is too late or something else has taken its place. */
export const undoneSchema = z.object({
  data: z.object({ resource: z.string(), id, slug: z.nullable(z.string()) }),
  message: z.string(),
});
