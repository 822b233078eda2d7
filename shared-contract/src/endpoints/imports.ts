import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { browserZone, id, timestamp } from '../fields';

/** Rows from a CSV file, for admins and holders of `<resource>.import`; an import is its owner's alone. */
export const importCalls = {
  /** The file is `file`, `importReadingSchema` how it is to be read; answers `importSchema`. */
  start: wire.post('/api/v2/{resource}/imports', 'multipart', signedIn, { changes: [] }),
  /** A file with the headings that an import of the resource knows, and a row to follow. */
  template: wire.get('/api/v2/{resource}/import_template', signedIn),
  get: wire.get('/api/v2/imports/{id}', signedIn),
  /** Tries all rows; answers `importCheckSchema`. `?page=` for further failed rows. */
  check: wire.post('/api/v2/imports/{id}/check', 'json', signedIn, { changes: [] }),
  /** Rows that failed the last check. */
  failedRows: wire.get('/api/v2/imports/{id}/rows', signedIn),
  /** Puts other values into one row and checks it; answers that row. */
  correct: wire.post('/api/v2/imports/{id}/correct', 'json', signedIn, { changes: [] }),
  /** Starts the job that writes the rows; 202 and `bulkJobAnswerSchema`. Rows that fail are left out. */
  run: wire.post('/api/v2/imports/{id}/run', 'none', signedIn, { changes: ['any'] }),
  /** CSV of the failed rows as sent, with a column for the reason; it can be sent again. */
  failedFile: wire.get('/api/v2/imports/{id}/failed', signedIn),
} as const;

/** Largest file, in bytes. */
export const importSizeCap = 10 * 1024 * 1024;
export const importRowCap = 50_000;
export const importColumnCap = 100;
/** Heading of the column with the reason; the import ignores such a column. */
export const importErrorColumn = 'import_errors';

const importStates = ['uploaded', 'checked', 'running', 'done', 'failed', 'cancelled', 'undone'] as const;

/**
 * Field that identifies rows, for example `id` or `slug`; `none`: every row is new. The import lists the possible
 * fields (`keys`).
 */
const key = z.string().check(z.maxLength(60));

/** Column of the file (from 0) by field; a field without a column is left as it is. */
const mapping = z.record(z.string().check(z.maxLength(80)), z.number().check(z.int(), z.minimum(0)));

/** The current state of an import. */
export const importSchema = z.object({
  id,
  resource: z.string(),
  state: z.enum(importStates),
  file_name: z.string(),
  /** Headings of the file. */
  columns: z.array(z.string()),
  rows_count: z.number(),
  /** The first fifty, as they were sent. */
  rows: z.array(z.array(z.string())),
  /** Fields that columns can be mapped to. */
  fields: z.array(
    z.object({
      field: z.string(),
      kind: z.enum(['text', 'number', 'date', 'choice', 'flag', 'relation', 'list', 'file']),
      is_required: z.boolean(),
      values: z.optional(z.array(z.string())),
      target: z.optional(z.string()),
    }),
  ),
  keys: z.array(z.string()),
  /** The mapping in use, at first a guess by the names of the columns. */
  mapping,
  key,
  /** Comma, semicolon, tab or bar; and the encoding, as found in the file. */
  delimiter: z.string(),
  encoding: z.string(),
  job_id: z.nullable(id),
  created_at: timestamp,
});

export type Import = z.infer<typeof importSchema>;

export const importAnswerSchema = z.object({ data: importSchema });

export const importDelimiters = [',', ';', '\t', '|'] as const;
export const importEncodings = ['utf-8', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be'] as const;

/** How a file is read where the guess by its content is wrong. `tz`: time zone of its local times, UTC by default. */
export const importReadingSchema = z.object({
  tz: browserZone,
  delimiter: z.optional(z.enum(importDelimiters)),
  encoding: z.optional(z.enum(importEncodings)),
});

/** Body of `check`. */
export const importCheckBodySchema = z.object({
  mapping,
  key,
  delimiter: z.optional(z.enum(importDelimiters)),
});

/** A row with what is wrong with its cells. */
const importRowSchema = z.object({
  /** Line of data in the file, from 1. */
  row: z.number(),
  /** By field, as text. */
  values: z.record(z.string(), z.string()),
  /** What will be done with it. */
  action: z.enum(['create', 'update', 'skip', 'fail']),
  /** Messages by field; under `row` what concerns none of them. */
  errors: z.record(z.string(), z.array(z.string())),
});

export type ImportRow = z.infer<typeof importRowSchema>;

const counts = z.object({ create: z.number(), update: z.number(), skip: z.number(), fail: z.number() });

/** Answer of `check` and `failedRows`. */
export const importCheckSchema = z.object({
  data: z.object({ counts, failed: z.array(importRowSchema) }),
  meta: z.object({ total: z.number(), page: z.number(), per_page: z.number() }),
});

export type ImportCheck = z.infer<typeof importCheckSchema>['data'];

/** Body of `correct`: values by field, as text. */
export const importCorrectionSchema = z.object({
  row: z.number().check(z.int(), z.minimum(1)),
  values: z.record(z.string(), z.string()),
  /** Corrects every faulty row that has the old value of the row in the same field. */
  everywhere: z.optional(z.boolean()),
});

/** `corrected`: number of rows with new values. */
export const importCorrectionAnswerSchema = z.object({
  data: z.object({ row: importRowSchema, counts, corrected: z.number() }),
});
