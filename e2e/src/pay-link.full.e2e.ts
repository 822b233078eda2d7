import type { APIRequestContext } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { fillCard } from './support/fill-card';
import { frame } from './support/frame';
import { addMember } from './support/new-member';
import { expect, test } from './support/test';

// A declined card is an answer with status 402.
test.use({ expectedErrors: /status of 402/ });

const cards = { visa: '4242424242424242', failing: '4000000000000341', declined: '4000 0000 0000 0002' };

/** The fake of Stripe's server. */
const sandbox = '/api/v2/sandbox/stripe';

interface Setup {
  readonly id: string;
  readonly client_secret: string;
  readonly publishable_key: string;
}

/** A member whose renewal has failed at the sandbox; returns the path of the link in the mail. */
async function addFailedMember(request: APIRequestContext): Promise<string> {
  const { email, password } = await addMember(request);
  const login = await request.post('/api/login', { data: { email, password } });
  const { data: session } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${session.access_token}` };
  const post = async <T>(url: string, data: object = {}): Promise<T> => {
    const answer = await request.post(url, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  const begin = () => post<Setup>('/api/v2/my/membership/card');
  const first = await begin();
  const stripe = async <T>(path: string, form?: Record<string, string>): Promise<T> => {
    const options = { headers: { authorization: 'Bearer sk_test_enlaceSandbox' } };
    const url = `${sandbox}/v1/${path}`;
    const answer = await (form === undefined ? request.get(url, options) : request.post(url, { ...options, form }));
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as T;
  };
  const now = Math.floor(Date.now() / 1000);
  const clock = await stripe<{ id: string }>('test_helpers/test_clocks', { frozen_time: String(now) });
  const { customer } = await stripe<{ customer: string }>(`setup_intents/${first.id}`);
  await stripe(`customers/${customer}`, { test_clock: clock.id });
  const useCard = async (setup: Setup, number: string) => {
    await request.post(`${sandbox}/v1/setup_intents/${setup.id}/confirm`, {
      form: {
        key: setup.publishable_key,
        client_secret: setup.client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      },
    });
    const { payment_method: method } = await stripe<{ payment_method: string }>(`setup_intents/${setup.id}`);
    await post('/api/stripe/update_credit_card', { payment_method: method });
  };
  await useCard(first, cards.visa);
  const answer = await request.get('/api/rolepackages/getrolepackages');
  const { data: packages } = (await answer.json()) as {
    data: readonly { id: number; role: string; price: number }[];
  };
  const product = packages.find(({ role, price }) => role === 'latinas' && price === 900);
  await post('/api/stripe/change_membership', { package_id: product?.id });
  await useCard(await begin(), cards.failing);
  await stripe(`test_helpers/test_clocks/${clock.id}/advance`, { frozen_time: String(now + 32 * 86_400) });

  let path = '';
  await expect
    .poll(async () => {
      const { data } = (await (await request.get('/dev/mail.json')).json()) as {
        data: readonly { recipient: string; text: string }[];
      };
      const text = data.find((mail) => mail.recipient === email)?.text ?? '';
      path = /\/pay\/[\w.-]+/.exec(text)?.[0] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

for (const width of [1280, 375])
  test(`the link of a mail pays a failed renewal with another card, without sign-in, at ${width}`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    const path = await addFailedMember(request);
    await declineCookies(context, baseURL);
    await page.setViewportSize({ width, height: 800 });
    const { main, heading } = frame(page);
    await page.goto(path);
    await expect(heading).toHaveText('Pay with another card');
    await expect(main.getByText('$9.00 is due')).toBeVisible();
    await expect(main.getByText(/^The card ending in 0341 was declined/)).toBeVisible();
    await main.getByRole('button', { name: 'Enter another card' }).click();
    await expect(main.getByLabel('Card number')).toBeFocused();
    await main.getByLabel('Card number').fill('42');
    await main.getByRole('button', { name: 'Pay $9.00' }).click();
    await expect(main.getByText('Enter the number of the card.')).toBeVisible();
    await fillCard(main, cards.declined);
    await main.getByRole('button', { name: 'Pay $9.00' }).click();
    await expect(main.getByText(/^Your bank declined the payment\. Nothing was charged\./)).toBeVisible();
    await expectAccessible({ page }, 'card form');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await fillCard(main, '4242 4242 4242 4242');
    await main.getByRole('button', { name: 'Pay $9.00' }).dblclick();
    await expect(heading).toHaveText('Thank you, it is paid');
    await expectAccessible({ page }, 'paid');

    await page.reload();
    await expect(heading).toHaveText('Nothing is due');
    await main.getByRole('link', { name: 'Open my membership' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });
