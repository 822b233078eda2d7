import type { Resource } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';

import { docsPage } from './docs-page';
import { buildOpenApi, type OpenApi } from './open-api';

/** `/api/docs` for people, `/api/docs/openapi.json` for programs. Built at the first request. */
export function mountDocs(app: FastifyInstance, resources: readonly Resource[], productName: string): void {
  let cachedDocs: { readonly json: OpenApi; readonly page: string } | null = null;
  const make = () => {
    const json = buildOpenApi(resources, productName);
    return { json, page: docsPage(json) };
  };
  const docs = () => (cachedDocs ??= make());
  for (const prefix of ['/api', '/back/api']) {
    app.get(`${prefix}/docs/openapi.json`, async (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=300');
      return docs().json;
    });
    app.get(`${prefix}/docs`, async (_request, reply) => {
      void reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
      return reply.send(docs().page);
    });
  }
}
