import { amountOf, metadataOf, type SandboxAnswer, type SandboxRequest, type Work } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { newId } from '../stripe-fault';
import { tableOf } from '../test-cards';

/** A new price from the fields of a request, or of `price_data`. */
export async function addPrice(form: Readonly<Record<string, unknown>>, { objects }: Work): Promise<StripeObject> {
  const price = {
    id: newId('price'),
    object: 'price',
    active: true,
    currency: String(form['currency']).toLowerCase(),
    lookup_key: form['lookup_key'] ?? null,
    metadata: metadataOf(form),
    nickname: form['nickname'] ?? null,
    product: form['product'] ?? newId('prod'),
    recurring: { interval: tableOf(form['recurring'])['interval'], interval_count: 1 },
    type: 'recurring',
    unit_amount: amountOf({ amount: form['unit_amount'] }),
  };
  await objects.save('price', price);
  return price;
}

export async function createPrice({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  return { status: 200, body: await addPrice(form, work) };
}

/** A product; a second one with the same id is refused. */
export async function createProduct({ form }: SandboxRequest, { objects }: Work): Promise<SandboxAnswer> {
  const product = { id: String(form['id'] ?? newId('prod')), object: 'product', active: true, name: form['name'] };
  await objects.save('product', product);
  return { status: 200, body: product };
}
