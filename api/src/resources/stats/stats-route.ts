import { anyone } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { ApiDeps } from '../../deps';
import { serveCall } from '../../kit/serve-call';

/** How long the figures of the home page may be old. */
const memorySeconds = 60;

/** The community in numbers, for everybody. */
export function mountStats(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, { method: 'GET', path: '/api/v2/stats', body: 'none', access: anyone }, async (_request, reply) => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from users where deleted_at is null) as members,
      (select count(*) from chapters where deleted_at is null) as chapters,
      (select count(distinct country_code) from users where deleted_at is null) as countries,
      (select count(*) from events where deleted_at is null and status = 'published') as events`.execute(deps.reads);
    void reply.header('cache-control', `public, max-age=${memorySeconds}`);
    return { data: rows[0] ?? {} };
  });
}
