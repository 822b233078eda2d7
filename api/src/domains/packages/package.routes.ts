import { AppError } from '@enlace/shared-contract/errors';
import {
  couponQuerySchema,
  couponSchema,
  packageCalls,
  roleQuerySchema,
  updateAllPackagesSchema,
  updatePackageSchema,
} from '@enlace/shared-contract/packages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { fieldText } from '../../infrastructure/errors/field-texts';
import { readerLocaleOf } from '../../infrastructure/http/locale';
import { parseBody, parseQuery, parseWith } from '../../kit/core/http/parse';
import { queryId } from '../../kit/core/http/path-id';
import { readContext } from '../../kit/core/table/read-context';
import { serveCall } from '../../kit/core/http/serve-call';
import { writeContextOf } from '../../kit/core/write/write-context';
import { writeTexts } from '../../kit/core/write/write-texts';
import { changePrices } from './commands/change-prices';
import { type CouponWithTerms, discountedPrice, findCouponWithTerms } from './coupons';
import { findMembersRole, findPackages, findRolesWithPackages } from './packages.repository';
import { couponAddressLimit } from './coupon-limit';

/** The `role_id` of members in `packages/list`, see docs/decisions/0019-role-1-is-the-members.md. */
const membersRoleId = Number(packageCalls.listPackages.query?.['role_id']);

/** Calls that read packages by role, with prices under a coupon, and change prices. */
export function mountPackages(app: FastifyInstance, deps: ApiDeps): void {
  const { limits } = deps;
  /** Failed codes are counted by address, because many of them are guesses. */
  const tryCoupon = async (request: FastifyRequest, code: string): Promise<CouponWithTerms> => {
    await limits.count(couponAddressLimit, request.ip);
    const coupon = await findCouponWithTerms(deps.reads, code, deps.clock(), readerLocaleOf(request.headers));
    await limits.giveBack(couponAddressLimit, request.ip);
    return coupon;
  };

  serveCall(app, packageCalls.listPackages, async (request) => {
    const { role_id = membersRoleId } = parseQuery(roleQuerySchema, request);
    const roleId = role_id === membersRoleId ? await findMembersRole(deps.reads) : role_id;
    return { data: await findPackages(deps.reads, { roleId }, readContext(request, deps.clock)) };
  });

  serveCall(app, packageCalls.getRolePackages, async (request) => {
    const { role_id } = parseQuery(roleQuerySchema, request);
    return { data: await findPackages(deps.reads, { roleId: role_id }, readContext(request, deps.clock)) };
  });

  serveCall(app, packageCalls.listAllPackages, async (request) => {
    const query = parseQuery(couponQuerySchema, request);
    const context = readContext(request, deps.clock);
    const code = query.coupon?.trim() ?? '';
    const coupon = code === '' ? null : await tryCoupon(request, code);
    const packages = await findPackages(deps.reads, { roleId: query.role_id }, context);
    const data = packages.map((row) => ({ ...row, discounted_price: discountedPrice(row, coupon) }));
    return { data, meta: { coupon: coupon === null ? null : couponSchema.parse(coupon) } };
  });

  serveCall(app, packageCalls.listPackageRoles, async () => ({ data: await findRolesWithPackages(deps.reads) }));

  serveCall(app, packageCalls.updatePackage, async (request) => {
    const id = queryId(request);
    const { price } = parseBody(updatePackageSchema, request);
    const writing = writeContextOf(request, deps);
    return deps.db.transaction().execute(async (trx) => {
      const missingIds = await changePrices({ ...writing, trx }, [{ id, price }]);
      if (missingIds.length > 0) throw new AppError('NOT_FOUND', { message: `no package ${id}` });
      const [data] = await findPackages(trx, { id }, readContext(request, deps.clock));
      return { data, message: writeTexts[readerLocaleOf(request.headers)].saved };
    });
  });

  serveCall(app, packageCalls.updateAllPackages, async (request) => {
    const locale = readerLocaleOf(request.headers);
    // A list without its envelope is accepted too.
    const body = Array.isArray(request.body) ? { packages: request.body } : (request.body ?? {});
    const { packages } = parseWith(updateAllPackagesSchema, body, locale);
    const writing = writeContextOf(request, deps);
    return deps.db.transaction().execute(async (trx) => {
      const missingIds = await changePrices({ ...writing, trx }, packages);
      if (missingIds.length > 0) {
        const texts = [fieldText(locale, 'unknownRow')];
        const at = packages.flatMap(({ id }, index) =>
          missingIds.includes(id) ? [[`packages.${index}.id`, texts]] : [],
        );
        throw new AppError('VALIDATION_FAILED', { message: 'unknown packages', fields: Object.fromEntries(at) });
      }
      const ids = packages.map(({ id }) => id);
      const all = await findPackages(trx, {}, readContext(request, deps.clock));
      return { data: all.filter(({ id }) => ids.includes(id)), message: writeTexts[locale].saved };
    });
  });
}
