import { metadataOf, type SandboxAnswer, type SandboxRequest, type Work } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { missingObject, newId } from '../stripe-fault';
import { tableOf } from '../test-cards';

/** An object by its id. Throws a fault without it. */
export async function requireObject({ objects }: Work, kind: string, id: unknown): Promise<StripeObject> {
  const object = typeof id === 'string' ? await objects.find(id) : null;
  if (object === null) throw missingObject(kind, String(id));
  return object;
}

export async function createCustomer({ form }: SandboxRequest, { objects }: Work): Promise<SandboxAnswer> {
  const customer = {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: Math.floor(Date.now() / 1000),
    email: form['email'] ?? null,
    name: form['name'] ?? null,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: metadataOf(form),
    test_clock: form['test_clock'] ?? null,
  };
  await objects.save('customer', customer);
  return { status: 200, body: customer };
}

/** Changes a customer. The sandbox accepts a test clock later too. */
export async function changeCustomer(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const customer = await requireObject(work, 'customer', request.path[1]);
  const { form } = request;
  const method = tableOf(form['invoice_settings'])['default_payment_method'];
  if (method !== undefined) await requireObject(work, 'payment_method', method);
  const changedCustomer = {
    ...customer,
    ...(method === undefined ? {} : { invoice_settings: { default_payment_method: method } }),
    ...(form['test_clock'] === undefined ? {} : { test_clock: form['test_clock'] }),
    ...(form['name'] === undefined ? {} : { name: form['name'] }),
    ...(form['email'] === undefined ? {} : { email: form['email'] }),
  };
  await work.objects.save('customer', changedCustomer);
  return { status: 200, body: await expandCustomer(changedCustomer, request, work) };
}

export async function readCustomer(request: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const customer = await requireObject(work, 'customer', request.path[1]);
  return { status: 200, body: await expandCustomer(customer, request, work) };
}

async function expandCustomer(customer: StripeObject, { form }: SandboxRequest, work: Work): Promise<StripeObject> {
  const id = tableOf(customer['invoice_settings'])['default_payment_method'];
  const isExpanded = JSON.stringify(form['expand'] ?? []).includes('default_payment_method');
  if (!isExpanded || typeof id !== 'string') return customer;
  return { ...customer, invoice_settings: { default_payment_method: await work.objects.find(id) } };
}
