import { rememberNewAccount } from '@enlace/shared-auth';
import { accountCalls, authCalls, secondFactorCalls } from '@enlace/shared-contract/identity';
import { screen, waitFor } from '@testing-library/react';

import { ForgotPasswordScreen } from './forgot-password.screen';
import { LoginScreen } from './login.screen';
import { ResetPasswordScreen } from './reset-password.screen';
import { VerifyEmailScreen } from './verify-email.screen';
import {
  open,
  acceptingApi,
  field,
  card,
  press,
  signIn,
  openStep,
  challenge,
} from '../testing/stages/session-screens-stage';

beforeEach(() => {
  // The session library asks which providers there are.
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve({}) }) });
  sessionStorage.clear();
  localStorage.clear();
  rememberNewAccount(null);
});

describe('signing in', () => {
  test('an empty form sends nothing; the first field takes the focus', async () => {
    const { user, api } = open(LoginScreen, '');
    await user.click(press('Sign in'));
    await waitFor(() => expect(field(/^E-mail/)).toHaveFocus());
    expect(field(/^E-mail/)).toHaveAccessibleDescription('Please fill this in.');
    expect(field(/^Password/)).toHaveAccessibleDescription('Please fill this in.');
    expect(field(/^Password/)).toBeRequired();
    expect(api.sent(authCalls.login)).toHaveLength(0);
  });

  test('a refusal is told above the form, and the input is kept', async () => {
    const { api } = await signIn('INVALID_CREDENTIALS', { userMessage: 'Not these two.' });
    expect(await card().findByRole('alert')).toHaveTextContent('Not these two.');
    expect(field(/^Password/)).toHaveValue('a-secret-7');
    expect(api.sent(authCalls.login)[0]?.body).toEqual({ email: 'ana@example.org', password: 'a-secret-7' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a-secret-7');
  });

  test("the server's message of a field is at the field", async () => {
    await signIn('VALIDATION_FAILED', { fields: { email: ['We do not know this domain.'] } });
    expect(await screen.findByText('We do not know this domain.')).toBeInTheDocument();
    expect(field(/^E-mail/)).toHaveAccessibleDescription('We do not know this domain.');
    expect(field(/^E-mail/)).toHaveFocus();
    expect(card().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the second step', () => {
  test('a pasted code is sent at its sixth digit; a refusal is at its field', async () => {
    const { user, api } = openStep(['totp', 'recovery']);
    api.fail(secondFactorCalls.completeSignIn, 'VALIDATION_FAILED', { fields: { code: ['Wrong or used.'] } });
    await user.click(await screen.findByLabelText('Code from your app'));
    await user.paste('Code: 123-456');
    expect(await screen.findByText('Wrong or used.')).toBeInTheDocument();
    expect(api.sent(secondFactorCalls.completeSignIn).map(({ body }) => body)).toEqual([{ challenge, code: '123456' }]);
  });
});

test('a forgotten password: the code is requested once', async () => {
  const api = acceptingApi();
  const release = api.hold(accountCalls.forgotPassword);
  const { user } = open(ForgotPasswordScreen, '', api);
  await user.type(field(/^E-mail/), 'ana@example.org');
  await user.dblClick(press('Send the code'));
  await waitFor(() => expect(api.sent(accountCalls.forgotPassword)).toHaveLength(1));
  release();
  expect(await screen.findByRole('status')).toHaveTextContent('a code is on its way');
  expect(api.sent(accountCalls.forgotPassword)).toHaveLength(1);
});

test('a new password: limits are those of the contract, and the two texts are equal', async () => {
  const api = acceptingApi();
  const { user } = open(ResetPasswordScreen, 'email=ana@example.org&pin=12345', api);
  expect(field(/^E-mail/)).toHaveValue('ana@example.org');
  expect(field(/^New password/)).toHaveAccessibleDescription('At least 8 characters');
  expect(field(/^New password/)).toHaveAttribute('maxlength', '200');
  await user.type(field(/^New password/), 'short');
  await user.type(field(/^Repeat/), 'another');
  await user.click(press('Save the new password'));
  expect(await screen.findByText('Please use at least 8 characters.')).toBeInTheDocument();
  expect(screen.getByText('The passwords are not the same.')).toBeInTheDocument();
  expect(field(/^Code/)).toHaveAccessibleDescription('Six digits The code has six digits.');
  expect(field(/^Code/)).toHaveFocus();
  await user.type(field(/^Code/), '6');
  for (const name of [/^New password/, /^Repeat/]) {
    await user.clear(field(name));
    await user.type(field(name), 'long-enough-7');
  }
  await user.click(press('Save the new password'));
  expect(await screen.findByRole('status')).toHaveTextContent('Your password is changed.');
  expect(api.sent(accountCalls.resetPassword)[0]?.body).toEqual({
    email: 'ana@example.org',
    pin: '123456',
    password: 'long-enough-7',
    c_password: 'long-enough-7',
  });
});

test('an address is proved by its code; a wrong code is told and a new one can be requested', async () => {
  const api = acceptingApi();
  api.fail(accountCalls.verifyEmail, 'INVALID_PIN', { userMessage: 'This code is wrong.' });
  const { user } = open(VerifyEmailScreen, 'user_id=7', api);
  await user.type(field(/^Code/), '000000');
  await user.type(field(/^Your password/), 'a-secret-7');
  await user.click(press('Verify'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
  expect(field(/^Code/)).toHaveValue('000000');
  await user.click(press('Send me a new code'));
  expect(await screen.findByRole('status')).toHaveTextContent('A new code is on its way.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(press('Verify'));
  expect(await screen.findByText('Your e-mail is verified. You can sign in now.')).toBeInTheDocument();
  expect(api.sent(accountCalls.verifyEmail)[1]?.body).toEqual({ pin: '000000', password: 'a-secret-7', user_id: '7' });
});

test('a visitor without an account finds the way to one', () => {
  open(LoginScreen, '');
  expect(screen.getByRole('link', { name: 'Join the community' })).toHaveAttribute('href', '/register');
});
