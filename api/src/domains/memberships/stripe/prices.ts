import { isAppError } from '@enlace/shared-contract/errors';
import type { Package } from '@enlace/shared-contract/packages';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe, toStripeAmount } from '../../payments';

type Priced = Pick<Package, 'id' | 'slug' | 'name' | 'price' | 'currency' | 'interval'>;

/** The id that Stripe gave to the present price of a package; makes it when it is missing. */
export async function ensurePrice(deps: ApiDeps, product: Priced): Promise<string> {
  const key = {
    package_id: product.id,
    amount: product.price,
    currency: product.currency,
    interval: product.interval,
  };
  const find = () =>
    deps.db
      .selectFrom('stripe_prices')
      .select('price_id')
      .where((where) => where.and(key))
      .executeTakeFirst();
  const knownPrice = await find();
  if (knownPrice !== undefined) return knownPrice.price_id;
  const name = `${product.slug}-${product.price}-${product.currency}-${product.interval}`.toLowerCase();
  const price = await askStripe(deps, (client) =>
    client.prices.create(
      {
        currency: product.currency.toLowerCase(),
        unit_amount: toStripeAmount(product.price, product.currency),
        recurring: { interval: product.interval },
        nickname: product.name,
        product_data: { name: product.name },
        metadata: { package: String(product.id) },
      },
      { idempotencyKey: `price-${name}` },
    ),
  );
  await deps.db
    .insertInto('stripe_prices')
    .values({ ...key, price_id: price.id })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await find())?.price_id ?? price.id;
}

/** Id of the product under which invoices name the reductions of coupons. */
export const couponProduct = 'enlace-coupons';

export async function ensureCouponProduct(deps: ApiDeps): Promise<void> {
  await askStripe(deps, (client) =>
    client.products.create({ id: couponProduct, name: 'Coupon' }, { idempotencyKey: couponProduct }),
  ).catch((error: unknown) => {
    const isKnown = isAppError(error) && JSON.stringify(error.details).includes('resource_already_exists');
    if (!isKnown) throw error;
  });
}
