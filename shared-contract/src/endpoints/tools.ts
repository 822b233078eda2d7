import * as z from 'zod/mini';

import { only } from '../access';
import { wire } from '../define-resource';
import { browserZone, idInput } from '../fields';

/**
 * Calls of tools (docs/SPECIFICATION.md, section 7). Both return a CSV file; the first path has this spelling in the
 * specification.
 */
export const toolCalls = {
  downloadLatinasDb: wire.post('/api/dowloadlatinasdb', 'multipart', only(['admin'], 'tools.latinas'), { changes: [] }),
  downloadIndexCsv: wire.post('/api/tools/download_index_csv', 'none', only(['admin'], 'tools.index'), { changes: [] }),
} as const;

const day = z.optional(z.union([z.literal(''), z.iso.date()]));
const optionalId = z.optional(z.union([z.literal(''), idInput]));

/** Query of dowloadlatinasdb: which members the file lists. Days are UTC, both ends included. */
export const latinasFilterSchema = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  country_code: z.optional(z.string().check(z.maxLength(2))),
  area_id: optionalId,
  chapter_id: optionalId,
  seniority_id: optionalId,
  created_at_from: day,
  created_at_to: day,
  tz: browserZone,
});

export type LatinasFilter = z.infer<typeof latinasFilterSchema>;

/** Kinds of public pages that the index lists. */
export const indexKinds = ['chapters', 'companies', 'events', 'jobs', 'courses', 'lessons', 'news', 'pages'] as const;

export type IndexKind = (typeof indexKinds)[number];

/** Query of tools/download_index_csv: which pages the file lists. */
export const indexFilterSchema = z.object({
  kind: z.optional(z.union([z.literal(''), z.enum(indexKinds)])),
  search: z.optional(z.string().check(z.maxLength(200))),
  updated_at_from: day,
  updated_at_to: day,
  tz: browserZone,
});

export type IndexFilter = z.infer<typeof indexFilterSchema>;
