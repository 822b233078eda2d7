import { AppError } from '@enlace/shared-contract/errors';
import { deactivateSchema, reactivateSchema, userCalls, users } from '@enlace/shared-contract/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeRow } from '../../../kit/core/write/write-row';
import { writeTexts } from '../../../kit/core/write/write-texts';
import { actingOf } from './acting';
import { requireNotAbove } from './rights';
import { usersResource } from './users.resource';

interface EffectsRow {
  readonly is_disabled: boolean;
  readonly sign_ins: number;
  readonly has_page: boolean;
  readonly chapters: number;
  readonly companies: number;
}

interface LastChange {
  readonly at: Date;
  readonly reason: string;
  readonly by: { readonly id: number; readonly name: string } | null;
}

/** Deactivation and reactivation of an account with a reason, and the effects that a viewer reads before. */
export function mountDeactivation(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, userCalls.deactivation, async (request) => {
    const id = pathId(request);
    const effects = id === null ? undefined : await readEffects(deps.reads, id, deps.clock());
    if (id === null || effects === undefined) throw new AppError('NOT_FOUND');
    const last = effects.is_disabled ? await readLastChange(deps.reads, id) : null;
    return { data: { ...effects, last: last === null ? null : { ...last, at: last.at.toISOString() } } };
  });

  const change = async (request: FastifyRequest, isDisabled: boolean, reason: string): Promise<object> => {
    const acting = actingOf(request, deps);
    const id = pathId(request);
    await transact(deps.db, async (trx) => {
      const before = id === null ? null : await usersResource.options.repository.lock(trx, id);
      if (id === null || before === null) throw new AppError('NOT_FOUND');
      await requireNotAbove(trx, acting.viewer, id);
      if (id === acting.viewer.id && isDisabled)
        throw new AppError('CONFLICT', { message: `user ${id} cannot deactivate the own account` });
      const isAlready = (before['disabled_at'] ?? null) !== null;
      if (isAlready === isDisabled) throw new AppError('CONFLICT', { message: `user ${id} is in this state already` });
      const values = { is_disabled: isDisabled };
      await writeRow(trx, usersResource, { kind: 'edit', id, values }, { ...acting, reason });
      await recordAudit(trx, {
        origin: acting.origin,
        action: isDisabled ? 'deactivate' : 'reactivate',
        resource: users.name,
        rowId: id,
        after: { reason },
      });
    });
    return { data: { id, is_disabled: isDisabled }, message: writeTexts[acting.locale].saved };
  };

  serveCall(app, userCalls.deactivate, (request) => change(request, true, parseBody(deactivateSchema, request).reason));
  serveCall(app, userCalls.activate, (request) =>
    change(request, false, parseBody(reactivateSchema, request).reason ?? ''),
  );
}

async function readEffects(db: Db, id: number, now: Date): Promise<EffectsRow | undefined> {
  const { rows } = await sql<EffectsRow>`select u.disabled_at is not null as is_disabled, u.has_page,
      (select count(*)::int from sign_ins s
        where s.user_id = u.id and s.ended_at is null and s.expires_at > ${now}) as sign_ins,
      (select count(*)::int from chapter_leaders l join chapters c on c.id = l.chapter_id and c.deleted_at is null
        where l.user_id = u.id) as chapters,
      (select count(*)::int from company_recruiters r join companies c on c.id = r.company_id and c.deleted_at is null
        where r.user_id = u.id) as companies
    from users u where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** The last deactivation with its reason; null when the account was deactivated in another way. */
async function readLastChange(db: Db, id: number): Promise<LastChange | null> {
  const { rows } = await sql<LastChange>`select a.at, coalesce(a.after ->> 'reason', '') as reason,
      case when u.id is null then null
        else json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as by
    from audit_entries a left join users u on u.id = a.actor_id
    where a.resource = ${users.name} and a.row_id = ${String(id)} and a.action = 'deactivate'
    order by a.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
