import { AppError, isAppError } from '@enlace/shared-contract/errors';
import {
  couponSchema,
  packageCalls,
  pricedPackageSchema,
  type Coupon,
  type PricedPackage,
} from '@enlace/shared-contract/packages';
import { createCalls, toErrorView, type CallSpec, type HttpAnswer } from '@enlace/shared-data';

export interface PriceListQuery {
  readonly roleId: number;
  /** Empty for none. */
  readonly coupon: string;
  readonly lang: string;
}

/** The public price list for a visitor with this coupon. */
export interface PriceListAnswer {
  readonly packages: readonly PricedPackage[];
  readonly coupon: Coupon | null;
}

const list: CallSpec<PriceListQuery, PriceListAnswer> = {
  mode: 'latest',
  // Without a token, like a visitor's request.
  client: 'public',
  *perform({ roleId, coupon, lang }, send) {
    try {
      return readPriceList(
        yield* send({ call: packageCalls.listAllPackages, query: { role_id: roleId, coupon, lang } }),
      );
    } catch (error) {
      const code = isAppError(error) ? error.code : 'BAD_ANSWER';
      throw new AppError(code, { userMessage: failureText(error) });
    }
  },
  shows: () => ['packages', 'features'],
};

/** The price list of visitors (`rolepackages/list-all`). */
export const priceList = createCalls('adminContent/priceList', { list });

function readPriceList({ body }: HttpAnswer): PriceListAnswer {
  const { data, meta }: { readonly data?: unknown; readonly meta?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  if (!Array.isArray(data)) throw new Error('No data returned from server');
  const packages = data.map((row: unknown): PricedPackage => {
    const parsed = pricedPackageSchema.safeParse(row);
    if (!parsed.success) throw new Error('No data returned from server');
    return parsed.data;
  });
  const couponCode: unknown = typeof meta === 'object' && meta !== null && 'coupon' in meta ? meta.coupon : null;
  const coupon = couponSchema.safeParse(couponCode);
  return { packages, coupon: coupon.success ? coupon.data : null };
}

/** The server's message, the error's message, or 'Unknown error'. */
function failureText(error: unknown): string {
  const { body } = toErrorView(error);
  const messageText: unknown =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  if (typeof messageText === 'string' && messageText !== '') return messageText;
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error';
}
