import * as z from 'zod/mini';

import { seoSchema } from './seo';

/** Head data of a record's page from API to gateway, with the data for search engines. */
export const recordHeadSchema = z.extend(seoSchema, {
  /** Things of schema.org, for `structuredDataMarkup`. */
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
});

export type RecordHead = z.infer<typeof recordHeadSchema>;
