import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';
import { recordKinds } from '../search-kinds';
import { locales } from '../text';

/** Records of one part of the sitemap; the protocol allows ten times as many. */
export const sitemapPartSize = 5000;

/** What the sitemap consists of, and one part of it; the gateway writes them as XML under the site's own address. */
export const sitemapCalls = {
  parts: wire.get('/api/v2/sitemap', publicAccess),
  part: wire.get('/api/v2/sitemap/{kind}/{part}', publicAccess),
} as const;

const kind = z.enum(recordKinds);

/** `part` counts from 1; `lastmod` is ISO 8601, the newest change in it. */
export const sitemapPartsSchema = z.object({
  data: z.array(z.object({ kind, part: z.number(), lastmod: z.string() })),
});

export const sitemapPartSchema = z.object({
  data: z.array(
    z.object({
      slug: z.string(),
      lastmod: z.string(),
      /** Languages that the record can be read in; left out when it is all of them. */
      languages: z.optional(z.array(z.enum(locales))),
    }),
  ),
});
