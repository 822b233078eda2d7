import { addCouponSchema, couponCalls, editCouponSchema, listCouponsSchema } from '@enlace/shared-contract/memberships';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseBody, parseQuery } from '../../../kit/core/http/parse';
import { pathId } from '../../../kit/core/http/path-id';
import { serveCall } from '../../../kit/core/http/serve-call';
import { treasurerOf } from '../treasury/treasurer';
import { findListedCoupon, listCoupons } from './list-coupons';
import { endCoupon, removeCoupon, saveCoupon } from './write-coupons';

/** Coupons, as treasurers see and change them. */
export function mountCoupons(app: FastifyInstance, deps: ApiDeps): void {
  const present = async (request: FastifyRequest, id: number) => ({
    data: await findListedCoupon(deps.db, id, treasurerOf(request, deps).reading),
  });

  serveCall(app, couponCalls.listCoupons, async (request) =>
    listCoupons(deps.reads, parseQuery(listCouponsSchema, request), treasurerOf(request, deps).reading),
  );
  serveCall(app, couponCalls.addCoupon, async (request, reply) => {
    const form = parseBody(addCouponSchema, request);
    const id = await saveCoupon(treasurerOf(request, deps), { couponId: null, form });
    void reply.code(201);
    return present(request, id);
  });
  serveCall(app, couponCalls.editCoupon, async (request) => {
    const form = parseBody(editCouponSchema, request);
    return present(request, await saveCoupon(treasurerOf(request, deps), { couponId: pathId(request) ?? 0, form }));
  });
  serveCall(app, couponCalls.endCoupon, async (request) =>
    present(request, await endCoupon(treasurerOf(request, deps), pathId(request))),
  );
  serveCall(app, couponCalls.removeCoupon, async (request) => {
    await removeCoupon(treasurerOf(request, deps), pathId(request));
    return { data: null };
  });
}
