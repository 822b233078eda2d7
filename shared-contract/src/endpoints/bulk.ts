import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { id, idInput, timestamp } from '../fields';

/** Changes of many rows at once. `start` with `dry_run` answers `bulkTrialSchema`, without it 202 and the job. */
export const bulkCalls = {
  start: wire.post('/api/v2/{resource}/bulk', 'json', signedIn, { changes: ['{resource}'] }),
  /** Own jobs, newest first; `bulkJobsQuerySchema` narrows them. */
  jobs: wire.get('/api/v2/bulk_jobs', signedIn),
  job: wire.get('/api/v2/bulk_jobs/{id}', signedIn),
  cancel: wire.post('/api/v2/bulk_jobs/{id}/cancel', 'none', signedIn, { changes: [] }),
  /** Takes the whole job back; CONFLICT when it is too late or not done. Rows changed since are left alone. */
  undo: wire.post('/api/v2/bulk_jobs/{id}/undo', 'none', signedIn, { changes: ['any'] }),
  /** CSV, a line for each row. */
  report: wire.get('/api/v2/bulk_jobs/{id}/report', signedIn),
} as const;

export const bulkOperations = ['edit', 'remove', 'restore', 'hardRemove'] as const;

export type BulkOperation = (typeof bulkOperations)[number];

const bulkStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'undone'] as const;

export type BulkState = (typeof bulkStates)[number];

/**
 * Reason for an unchanged row. `forbidden`: the caller may not change it; `in_use`: other rows refer to it;
 * `unchanged`: it has these values already; `invalid`: the values do not fit it; `conflict`: another row has that
 * name; `missing`: removed, or not in the trash; `changed`: changed since, so that an undo leaves it.
 */
const bulkReasons = ['forbidden', 'in_use', 'unchanged', 'invalid', 'conflict', 'missing', 'changed'] as const;

export type BulkReason = (typeof bulkReasons)[number];

/** Ids that may be named one by one; more are chosen by their query. */
export const bulkIdCap = 1000;
/** Rows of one job. */
export const bulkRowCap = 200_000;

/** Rows by id, or all of a list but some. The query is the list's own, parameter by parameter as in its address. */
const selectionSchema = z.union([
  z.object({ ids: z.array(idInput).check(z.minLength(1), z.maxLength(bulkIdCap)) }),
  z.object({
    query: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    exclude: z.optional(z.array(idInput).check(z.maxLength(bulkIdCap))),
  }),
]);

export type Selection = z.infer<typeof selectionSchema>;

/**
 * Body of `start`. `values` are those of the resource's edit: plain fields, seo fields, `attach_x` and `detach_x`; no
 * files, no translations.
 */
export const bulkSchema = z.object({
  operation: z.enum(bulkOperations),
  selection: selectionSchema,
  values: z.optional(z.record(z.string(), z.unknown())),
  dry_run: z.optional(z.boolean()),
  /** Made by the sender: the same key once more is answered with the job it has started, and starts none. */
  key: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
});

export type BulkBody = z.infer<typeof bulkSchema>;

/** Query of `jobs`. `open`: only those under way, and those that can still be undone. */
export const bulkJobsQuerySchema = z.object({
  resource: z.optional(z.string().check(z.maxLength(64))),
  open: z.optional(z.enum(['1'])),
});

export type BulkJobsQuery = z.infer<typeof bulkJobsQuerySchema>;

const skippedRows = z.array(z.object({ reason: z.enum(bulkReasons), count: z.number() }));

/** Answer of a dry run: what the run would do, tried and taken back. */
export const bulkTrialSchema = z.object({
  data: z.object({
    /** Rows of the selection. */
    count: z.number(),
    would_change: z.number(),
    skipped: skippedRows,
    /** The first five that would change, with the fields that would. */
    samples: z.array(
      z.object({
        id,
        label: z.string(),
        before: z.record(z.string(), z.unknown()),
        after: z.record(z.string(), z.unknown()),
      }),
    ),
    /** False when the selection was too long to be tried whole; the numbers are then of its first rows. */
    is_complete: z.boolean(),
  }),
});

export type BulkTrial = z.infer<typeof bulkTrialSchema>['data'];

export const bulkJobSchema = z.object({
  id,
  operation: z.enum([...bulkOperations, 'import']),
  resource: z.string(),
  state: z.enum(bulkStates),
  total: z.number(),
  done: z.number(),
  succeeded: z.number(),
  failed: z.number(),
  skipped: z.number(),
  reasons: skippedRows,
  /** Until when it can be undone; null when it cannot. */
  undo_until: z.nullable(timestamp),
  /** Of an undone job: rows put back, and rows left alone because they were changed since. */
  undone: z.nullable(z.object({ succeeded: z.number(), left: z.number() })),
  /** The import that it runs. */
  import_id: z.nullable(id),
  created_at: timestamp,
  started_at: z.nullable(timestamp),
  finished_at: z.nullable(timestamp),
});

export type BulkJob = z.infer<typeof bulkJobSchema>;

export const bulkJobAnswerSchema = z.object({ data: bulkJobSchema });
export const bulkJobsAnswerSchema = z.object({ data: z.array(bulkJobSchema) });
