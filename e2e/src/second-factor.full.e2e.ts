import type { APIRequestContext } from '@playwright/test';

import { secondStepErrors, testAuthenticatorApp, testPasskey } from './journeys/second-factor';
import { frame } from './support/frame';
import { addMember, type NewMember } from './support/new-member';
import { codeOf, enterByForm } from './support/second-step';
import { expect, test } from './support/test';

test.use({ expectedErrors: secondStepErrors });

testAuthenticatorApp(1280);
for (const width of [1280, 375]) testPasskey(width);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /** An app as second factor, by the calls that the screen makes. */
  async function addApp(request: APIRequestContext, { email, password }: NewMember) {
    const login = await request.post('/api/login', { data: { email, password } });
    const { data: session } = (await login.json()) as { data: { access_token: string } };
    const headers = { authorization: `Bearer ${session.access_token}` };
    const start = await request.post('/api/v2/second_factor/totp', { headers });
    const { secret } = ((await start.json()) as { data: { secret: string } }).data;
    const data = { code: codeOf(secret, -1) };
    const doneAnswer = await request.post('/api/v2/second_factor/totp/confirm', { headers, data });
    const { recovery_codes: codes } = ((await doneAnswer.json()) as { data: { recovery_codes: string[] } }).data;
    return { secret, codes };
  }

  test('the code of an app and a recovery code sign in', async ({ page, request }) => {
    const member = await addMember(request);
    const { secret, codes } = await addApp(request, member);
    const { main, heading } = frame(page);
    for (const code of [codeOf(secret), codes[0] ?? '']) {
      await page.context().clearCookies();
      await enterByForm(page, member, '/events');
      await expect(heading).toHaveText('One more step');
      await main.getByLabel('Code from your app').fill('999999');
      await main.getByRole('button', { name: 'Confirm' }).click();
      await expect(main.getByText('This code is wrong or was used already.')).toBeVisible();
      await main.getByLabel('Code from your app').fill(code);
      await main.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL(/\/events$/);
      await expect(heading).toHaveText('Events');
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('enlace_refresh');
    }
  });
});
