import { versioningCalls, versioningQuerySchema, versioningSchema } from '@enlace/shared-contract/packages';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { all, translateColumn } from '../../../kit/core/table/expressions';
import { parseQuery } from '../../../kit/core/http/parse';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import type { Row } from '../../../kit/core/table/repository';
import { presentRows } from '../present-rows';
import { endOf } from './end-of';

const defaultPageSize = 25;

/** Changes of features and packages, the newest first. */
export function mountVersionings(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, versioningCalls.getVersionings, async (request) => {
    const query = parseQuery(versioningQuerySchema, request);
    const page = query.page ?? 1;
    const size = query.paginate ?? defaultPageSize;
    const condition = all([
      ...(query.role_id === undefined ? [] : [sql`v.role_id = ${query.role_id}`]),
      ...(query.created_at_to ? [sql`v.created_at < ${endOf(query.created_at_to)}`] : []),
    ]);
    const context = readContext(request, deps.clock);
    const { rows } = await sql<Row>`select v.id, v.role_id, v.subject, v.subject_id, v.action, v.before, v.after,
      coalesce(${translateColumn(context, 'name', 'f')}, ${translateColumn(context, 'name', 'p')}) as name,
      case when u.id is null then null
        else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as "user",
      v.created_at
      from versionings v left join users u on u.id = v.user_id
      left join features f on v.subject = 'feature' and f.id = v.subject_id
      left join packages p on v.subject = 'package' and p.id = v.subject_id where ${condition}
      order by v.created_at desc, v.id desc limit ${size} offset ${(page - 1) * size}`.execute(deps.reads);
    const counts = await sql<{
      total: number;
    }>`select count(*) as total from versionings v where ${condition}`.execute(deps.reads);
    const total = counts.rows[0]?.total ?? 0;
    const data = presentRows(versioningSchema, rows, context);
    return { data, total, meta: { total, page, per_page: size } };
  });
}
