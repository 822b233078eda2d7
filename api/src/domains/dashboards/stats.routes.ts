import { statsCall } from '@enlace/shared-contract/dashboards';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { serveCall } from '../../kit/core/http/serve-call';
import { countMembers, isMember, mayRead } from '../identity';

/** Seconds for which browsers may cache the figures of the home page. */
const memorySeconds = 60;

/** The figures are the same for all viewers, so they show only what a visitor may read. */
const visitor = { lang: null, now: new Date(0), viewer: null };

/** Public figures of the community. */
export function mountStats(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, statsCall, async (_request, reply) => {
    const { rows } = await sql<Record<string, number>>`select
      ${countMembers('members', sql`0`)} as members,
      (select count(*) from chapters where deleted_at is null and published_at <= ${deps.clock()}) as chapters,
      (select count(*) from countries c where exists (select 1 from users u
        where u.country_code = c.code and ${isMember()} and ${mayRead(visitor, 'country')})) as countries,
      (select count(*) from events where deleted_at is null and status = 'published') as events`.execute(deps.reads);
    void reply.header('cache-control', `public, max-age=${memorySeconds}`);
    return { data: rows[0] ?? {} };
  });
}
