import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

import type { ApiEnv } from '../../infrastructure/env/env';
import { docsPage } from './docs-page';
import { buildOpenApi, type OpenApi } from './open-api';
import { noScriptTypes } from '../../infrastructure/http/script-types';

export interface DocsOptions extends Pick<ApiEnv, 'productName' | 'apiDocs'> {
  /** The viewer of a request's token or cookies, because a browser opens the page without a token. */
  resolveViewer(headers: IncomingHttpHeaders): Promise<Viewer | null>;
}

/**
 * `/api/docs` for people, `/api/docs/openapi.json` for programs. Built at the first request. API_DOCS decides whether
 * all visitors, only admins or no viewers get them.
 */
export function mountDocs(app: FastifyInstance, resources: readonly Resource[], options: DocsOptions): void {
  const { productName, apiDocs, resolveViewer } = options;
  if (apiDocs === 'off') return;
  let cachedDocs: { readonly json: OpenApi; readonly page: string } | null = null;
  const make = () => {
    const json = buildOpenApi(resources, productName);
    return { json, page: docsPage(json) };
  };
  const docs = () => (cachedDocs ??= make());
  const requireReader = async ({ headers }: FastifyRequest): Promise<void> => {
    if (apiDocs === 'public') return;
    const viewer = await resolveViewer(headers);
    if (viewer === null) throw new AppError('UNAUTHENTICATED');
    if (!isAllowed(viewer, ['admin'])) throw new AppError('FORBIDDEN', { message: 'documentation for admins' });
  };
  const caching = apiDocs === 'public' ? 'public, max-age=300' : 'private, no-store';
  for (const prefix of ['/api', '/back/api']) {
    app.get(`${prefix}/docs/openapi.json`, { onRequest: requireReader }, async (_request, reply) => {
      void reply.header('cache-control', caching);
      return docs().json;
    });
    app.get(`${prefix}/docs`, { onRequest: requireReader }, async (_request, reply) => {
      void reply
        .type('text/html; charset=utf-8')
        .header('cache-control', caching)
        .header(
          'content-security-policy',
          `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${noScriptTypes}`,
        );
      return reply.send(docs().page);
    });
  }
}
