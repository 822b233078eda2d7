import { publicAccess } from '@enlace/shared-contract/access';
import { isLocale } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { localeOf } from '../../../infrastructure/http/locale';
import { parseQuery, parseWith } from '../../../kit/core/http/parse';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { serveCall } from '../../../kit/core/http/serve-call';
import { findSeo } from './find-seo';

const paramsSchema = z.object({ record: z.string(), slug: z.string() });
const querySchema = z.object({
  lang: z.optional(z.string()),
  url: z.optional(z.url({ protocol: /^https?$/ })),
  product: z.optional(z.string().check(z.maxLength(60))),
});

/** Head data of a record's page. A gateway in a process of its own calls this route. */
export function mountHead(app: FastifyInstance, deps: ApiDeps, resources: readonly MountedResource[]): void {
  const path = '/api/v2/head/{record}/{slug}';
  serveCall(app, { method: 'GET', path, body: 'none', access: publicAccess }, async (request) => {
    const locale = localeOf(request.headers);
    const { record, slug } = parseWith(paramsSchema, request.params, locale);
    const { lang, url, product } = parseQuery(querySchema, request);
    const data = await findSeo(deps, resources, record, slug, {
      locale: isLocale(lang) ? lang : locale,
      url: url ?? `${deps.env.publicUrl}/${record}/${encodeURIComponent(slug)}`,
      productName: product ?? deps.env.productName,
      viewer: request.viewer,
    });
    return { data };
  });
}
