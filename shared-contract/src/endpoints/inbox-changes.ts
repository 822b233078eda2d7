import * as z from 'zod/mini';

import { idInput, line, timestamp } from '../fields';
import { inboxFilters } from './forms-inbox';
import { formStates } from '../resources/form-entries';

const assignee = z.optional(z.nullable(idInput));

/** Body of changeEntry: what is left out stays. With `updated_at` the entry must not have changed since. */
export const changeEntrySchema = z.object({
  state: z.optional(z.enum(formStates)),
  /** Null: no user. */
  assignee_id: assignee,
  updated_at: z.optional(z.string()),
});

/** Most entries that one change by filters reaches. */
export const inboxChangeCap = 2000;

/**
 * Body of changeEntries: either ids, or the filters of the list. The answer lists missing entries; the others are
 * changed.
 */
export const changeEntriesSchema = z.object({
  ids: z.optional(z.array(idInput).check(z.minLength(1), z.maxLength(500))),
  filters: z.optional(z.strictObject(inboxFilters)),
  state: z.optional(z.enum(formStates)),
  assignee_id: assignee,
});

/** Answer of changeEntries. */
export const changedEntriesSchema = z.object({
  data: z.object({
    changed: z.number(),
    /** Were so already. */
    same: z.number(),
    /** Ids of those that are no longer there. */
    missing: z.array(z.number()),
  }),
  message: z.string(),
});

export type ChangedEntries = z.infer<typeof changedEntriesSchema>['data'];

/** Answer of listChanges, newest first. */
export const inboxChangesSchema = z.object({
  data: z.array(
    z.object({
      /** To undo it by. */
      id: z.string(),
      /** Entries that are still as the change made them. */
      count: z.number(),
      /** What they were set to; null where that is not what was changed. */
      state: z.nullable(z.enum(formStates)),
      /** Whether it assigned the entry, and to which user; null: to no user. */
      is_given: z.boolean(),
      assignee: z.nullable(z.string()),
      at: timestamp,
      until: timestamp,
    }),
  ),
});

export type InboxChange = z.infer<typeof inboxChangesSchema>['data'][number];

/** Body of undoChange. What has been changed again since stays as it is. */
export const undoChangeSchema = z.object({ id: line(100) });

/** Answer of undoChange; CONFLICT when it is too late. */
export const undoneChangeSchema = z.object({
  data: z.object({ restored: z.number(), skipped: z.number() }),
  message: z.string(),
});
