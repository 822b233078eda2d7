import * as z from 'zod/mini';

import { seoSchema } from './seo';

/** Head data of a record's page as the API tells it to the gateway: with what search engines read beside the tags. */
export const recordHeadSchema = z.extend(seoSchema, {
  /** Things of schema.org, for `structuredDataMarkup`. */
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
});

export type RecordHead = z.infer<typeof recordHeadSchema>;
