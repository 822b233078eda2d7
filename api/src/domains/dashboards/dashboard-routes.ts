import { dashboardCalls, membersByCountrySchema, totalMembersSchema } from '@enlace/shared-contract/dashboards';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { readContext } from '../../kit/read-context';
import { serveCall } from '../../kit/serve-call';
import { isMember, mayRead } from '../identity';
import { countryName } from '../../kit/country-name';

/** Figures for recruiters and admins; they are in the field `data` of the answer. */
export function mountDashboards(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, dashboardCalls.getTotalMembers, async () => {
    const now = deps.clock();
    const days = (count: number): Date => new Date(now.getTime() - count * 86_400_000);
    const { rows } = await sql<Record<string, unknown>>`select count(*) as total,
      count(*) filter (where created_at > ${days(30)}) as recent,
      count(*) filter (where created_at > ${days(60)} and created_at <= ${days(30)}) as before,
      count(distinct country_code) as countries
      from users u where ${isMember()}`.execute(deps.reads);
    return { data: totalMembersSchema.parse({ ...rows[0], at: now.toISOString() }) };
  });

  serveCall(app, dashboardCalls.getInfoCountry, async (request) => {
    const context = readContext(request, deps.clock);
    const { lang } = context;
    const { rows } = await sql`select u.country_code,
      coalesce(${countryName(lang, sql`u.country_code`)}, u.country_code) as country, count(*) as total
      from users u where ${isMember()} and u.country_code is not null and ${mayRead(context, 'country')}
      group by u.country_code order by total desc, u.country_code`.execute(deps.reads);
    return { data: membersByCountrySchema.parse(rows) };
  });
}
