import * as z from 'zod/mini';

import { signedIn } from '../access';
import { wire } from '../define-resource';
import { browserZone } from '../fields';

/**
 * Back office calls of every list. `resource` is the resource's name, and access depends on the resource
 * (`neighbours`: users who may list it; `exportRows`: admins and holders of `<resource>.export`).
 */
export const listCalls = {
  /** The row before and after one, in the order and filter of the list whose query is given. */
  neighbours: wire.get('/api/v2/{resource}/{id}/neighbours', signedIn),
  /** Answers a CSV file. The query is the list's; the body is `exportSchema`. */
  exportRows: wire.post('/api/v2/{resource}/export', 'json', signedIn, { changes: [] }),
} as const;

/** Answer of `neighbours`. A row that is not in the list (any more) has neighbours where it would be, and no position. */
export const neighboursSchema = z.object({
  data: z.object({
    previous: z.nullable(z.number()),
    next: z.nullable(z.number()),
    /** From 1; null when the row is not in the list or more than `countCap` rows into it. */
    position: z.nullable(z.number()),
    total: z.number(),
    is_estimate: z.optional(z.boolean()),
  }),
});

export type Neighbours = z.infer<typeof neighboursSchema>['data'];

/** Most columns of one file. */
export const exportColumnCap = 60;

/** Body of `exportRows`. */
export const exportSchema = z.object({
  /** Fields in their order, with the heading of each; `name.es` is a translation. Without columns, those of the list. */
  columns: z.optional(
    z
      .array(
        z.object({
          field: z.string().check(z.maxLength(60)),
          name: z.optional(z.string().check(z.maxLength(120))),
        }),
      )
      .check(z.maxLength(exportColumnCap)),
  ),
  /** Marks the file as UTF-8 for spreadsheets (byte order mark); true by default. */
  bom: z.optional(z.boolean()),
  /** Related rows by id, and texts without a guard against formulas: a file that an import reads back exactly. */
  for_import: z.optional(z.boolean()),
  /** Time zone of instants, written as local time such as `2026-11-21 09:30:00`; without it they are ISO 8601. */
  tz: browserZone,
});

export type ExportBody = z.infer<typeof exportSchema>;
