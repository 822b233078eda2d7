import { frame } from './support/frame';
import { expect, test } from './support/test';

interface Listed {
  readonly id: number;
  readonly email: string;
  readonly is_verified: boolean;
}

interface CaughtMail {
  readonly recipient: string;
  readonly text: string;
}

test.use({ expectedErrors: /status of 4(01|22|00)/ });

test('an address is proved by the code of a new mail, and a wrong code is told', async ({
  page,
  playwright,
  baseURL,
}) => {
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const login = await admin.post('/api/login', { data: { email: 'admin@enlace.test', password: 'enlace-demo-1' } });
  const { data: session } = (await login.json()) as { data: { access_token?: string; accessToken?: string } };
  const authorization = `Bearer ${session.access_token ?? session.accessToken ?? ''}`;
  const list = await admin.get('/api/users/list?page=1&per_page=100', { headers: { authorization } });
  const { data: users } = (await list.json()) as { data: Listed[] };
  const member = users.find((user) => !user.is_verified);
  if (member === undefined) throw new Error('the demo community has nobody whose address is not proved');

  await page.goto(`/verify-email?user_id=${member.id}`);
  const { main } = frame(page);
  await main.getByRole('button', { name: 'Send me a new code' }).click();
  await expect(main.getByText('A new code is on its way.')).toBeVisible();
  let pin = '';
  await expect
    .poll(async () => {
      const { data } = (await (await page.request.get('/dev/mail.json')).json()) as { data: CaughtMail[] };
      const text = data.find(({ recipient }) => recipient === member.email)?.text ?? '';
      pin = /\b\d{6}\b/.exec(text)?.[0] ?? '';
      return pin;
    })
    .toMatch(/^\d{6}$/);
  await main.getByLabel('Your password').fill('enlace-demo-1');
  await main.getByLabel('Code').fill(pin === '000000' ? '000001' : '000000');
  await expect(main.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
  await main.getByLabel('Code').fill(pin);
  await expect(page).toHaveURL(/\/my/);
  const again = await admin.get(`/api/users/get/${member.id}`, { headers: { authorization } });
  expect(((await again.json()) as { data: Listed }).data.is_verified).toBe(true);
  await admin.dispose();
});

test('a link without its person says that it is not complete', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(frame(page).main.getByRole('alert')).toContainText('This link is not complete.');
});
