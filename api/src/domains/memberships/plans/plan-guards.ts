import type { Viewer } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import { AppError } from '@enlace/shared-contract/errors';
import {
  type CapabilityName,
  entitlementCalls,
  type EntitlementState,
  type Package,
} from '@enlace/shared-contract/packages';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { readContext, type ReadContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { findFeatures, findPackages } from '../../packages';
import { membershipTexts } from '../membership-texts';
import { findAllowance } from './entitlements';

/** A call that only members may make whose plan has a capability. */
export interface PlanGuard {
  readonly capability: CapabilityName;
  readonly call: Pick<WireCall, 'method' | 'path'>;
  /** Uses of a user that count against the limit of the plan. */
  readonly countUses: (db: Db, userId: number) => Promise<number>;
  /** Whether the call only continues what the user has begun: that is never taken away. Default: it does not. */
  readonly isContinued?: (db: Db, userId: number) => Promise<boolean>;
}

/** Refuses guarded calls of members whose plan lacks the capability, and serves what the plans of a user allow. */
export function mountPlanGuards(app: FastifyInstance, deps: ApiDeps, guards: readonly PlanGuard[]): void {
  const guardByRoute = new Map<string, PlanGuard>();
  for (const guard of guards)
    for (const prefix of ['', '/back'])
      guardByRoute.set(`${guard.call.method} ${prefix}${guard.call.path.replace(/\{(\w+)\}/g, ':$1')}`, guard);

  app.addHook('preHandler', async (request) => {
    const guard = guardByRoute.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    const { viewer } = request;
    if (guard === undefined || viewer === null) return;
    const context = { ...readContext(request, deps.clock), lang: readerLocaleOf(request.headers) };
    const { reason, ...state } = await findState(deps.db, viewer, guard, context);
    if (state.is_allowed) return;
    throw new AppError('PLAN_REQUIRED', {
      message: `user ${viewer.id} has no plan with ${guard.capability}`,
      userMessage: reason ?? undefined,
      details: { ...state, url: '/plans' },
    });
  });

  serveCall(app, entitlementCalls.listEntitlements, async (request) => {
    const viewer = request.requireViewer();
    const context = { ...readContext(request, deps.clock), lang: readerLocaleOf(request.headers) };
    return { data: await Promise.all(guards.map((guard) => findState(deps.db, viewer, guard, context))) };
  });
}

async function findState(
  db: Db,
  viewer: Viewer,
  { capability, countUses, isContinued }: PlanGuard,
  context: ReadContext,
): Promise<EntitlementState> {
  const { isAllowed, limit } = await findAllowance(db, viewer.id, capability, context.now);
  const useCount = await countUses(db, viewer.id);
  const open = { capability, feature: null, is_allowed: true, limit: null, used: useCount, plans: [], reason: null };
  // The team uses everything: its rights are its roles.
  if (viewer.roles.includes('admin')) return open;
  const sellers = await findSellers(db, viewer, { capability, useCount }, context);
  const hasPlaces = isAllowed && (limit === null || useCount < limit);
  const isOpen = hasPlaces || (await isContinued?.(db, viewer.id)) === true;
  return {
    ...open,
    ...sellers,
    is_allowed: isOpen,
    limit,
    reason: isOpen
      ? null
      : membershipTexts[context.lang ?? 'en'].planRequired(sellers.feature ?? '', limit, sellers.plans),
  };
}

interface Sellers {
  readonly feature: string | null;
  readonly plans: Pick<Package, 'id' | 'name'>[];
}

/** The plans of the viewer's roles that allow one more use. */
async function findSellers(
  db: Db,
  { roles }: Viewer,
  { capability, useCount }: { readonly capability: CapabilityName; readonly useCount: number },
  context: ReadContext,
): Promise<Sellers> {
  const ownPackages = (await findPackages(db, {}, context)).filter(({ role }) => roles.includes(role));
  const roleIds = new Set(ownPackages.map(({ role_id: id }) => id));
  const features = (await findFeatures(db, {}, context)).filter(
    ({ role_id: id, data }) => roleIds.has(id) && data['capability'] === capability,
  );
  const roomyIds = new Set(
    features.filter(({ data }) => typeof data['limit'] !== 'number' || data['limit'] > useCount).map(({ id }) => id),
  );
  return {
    feature: features[0]?.name ?? null,
    plans: ownPackages
      .filter(({ feature_ids: ids }) => ids.some((id) => roomyIds.has(id)))
      .map(({ id, name }) => ({ id, name })),
  };
}
