import { authSlice, recallNewAccount, rememberNewAccount } from '@enlace/shared-auth';
import { accountCalls, authCalls, secondFactorCalls, type ErrorCode } from '@enlace/shared-contract';
import { defineScreen } from '@enlace/shared-data';
import { buildUser, createFakeApi, renderScreen, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';

import { account } from './account';
import { ForgotPasswordScreen } from './forgot-password.screen';
import { LoginScreen } from './login.screen';
import { secondStep } from './second-step/second-step.slice';
import { ResetPasswordScreen } from './reset-password.screen';
import { VerifyEmailScreen } from './verify-email.screen';

function open(Component: ComponentType, search: string, api: FakeApi = createFakeApi({}, { viewer: null })) {
  return renderScreen(defineScreen({ Component, slices: [authSlice, account, secondStep] }), {
    path: '/session',
    search,
    api,
    viewer: null,
  });
}

/** An API that accepts the four account calls. */
function acceptingApi(): FakeApi {
  const api = createFakeApi({}, { viewer: null });
  const { forgotPassword, resetPassword, verifyEmail, resendVerification } = accountCalls;
  for (const call of [forgotPassword, resetPassword, verifyEmail, resendVerification]) api.answer(call, () => ({}));
  return api;
}

const field = (name: RegExp) => screen.getByLabelText(name);
/** The words and the form; toasts are outside. */
const card = () => within(screen.getByRole('heading', { level: 1 }).parentElement ?? document.body);
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  // The session library asks which providers there are.
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve({}) }) });
  sessionStorage.clear();
  localStorage.clear();
  rememberNewAccount(null);
});

describe('signing in', () => {
  async function signIn(code: ErrorCode, options: Parameters<FakeApi['fail']>[2] = {}) {
    const api = createFakeApi({}, { viewer: null });
    api.fail(authCalls.login, code, options);
    const container = open(LoginScreen, '', api);
    await container.user.type(field(/^E-mail/), ' ana@example.org ');
    await container.user.type(field(/^Password/), 'a-secret-7');
    await container.user.click(press('Sign in'));
    return container;
  }

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

  test('without a connection the form says so', async () => {
    await signIn('NETWORK');
    expect(await card().findByRole('alert')).toHaveTextContent('We could not reach the server.');
  });

  test('an address without a proof leads to the code', async () => {
    await signIn('EMAIL_NOT_VERIFIED', { details: { user_id: 7 } });
    const link = await screen.findByRole('link', { name: 'Enter the code' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/verify-email?user_id=7&email='));
  });

  test('the message of the address goes with the first attempt', async () => {
    const { user } = open(LoginScreen, 'error=SessionRequired');
    expect(screen.getByRole('alert')).toHaveTextContent('Please sign in to access this page.');
    await user.click(press('Sign in'));
    await waitFor(() => expect(card().queryByRole('alert')).not.toBeInTheDocument());
  });
});

describe('the second step', () => {
  const challenge = 'x'.repeat(43);
  const openStep = (methods: readonly string[]) => {
    const api = createFakeApi({}, { viewer: null });
    api.answer(secondFactorCalls.readSecondStep, () => ({ data: { methods, expires_at: '2030-01-01T10:05:00Z' } }));
    return open(LoginScreen, `second_step=${challenge}`, api);
  };

  test('a pasted code is sent at its sixth digit; a refusal is at its field', async () => {
    const { user, api } = openStep(['totp', 'recovery']);
    api.fail(secondFactorCalls.completeSignIn, 'VALIDATION_FAILED', { fields: { code: ['Wrong or used.'] } });
    await user.click(await screen.findByLabelText('Code from your app'));
    await user.paste('Code: 123-456');
    expect(await screen.findByText('Wrong or used.')).toBeInTheDocument();
    expect(api.sent(secondFactorCalls.completeSignIn).map(({ body }) => body)).toEqual([{ challenge, code: '123456' }]);
  });

  test('offers only the methods of the account', async () => {
    openStep(['passkey', 'recovery']);
    expect(await screen.findByRole('button', { name: 'Use your passkey' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Code from your app')).not.toBeInTheDocument();
    expect(press('Use a recovery code')).toBeInTheDocument();
  });

  test('a step that has ended leads back to the start', async () => {
    const api = createFakeApi({}, { viewer: null });
    api.fail(secondFactorCalls.readSecondStep, 'SECOND_STEP_ENDED', { userMessage: 'Please start again.' });
    open(LoginScreen, `second_step=${challenge}&callbackUrl=%2Fmy`, api);
    expect(await card().findByRole('alert')).toHaveTextContent('Please start again.');
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/login?callbackUrl=%2Fmy');
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

describe('the code of a new account', () => {
  const session = { access_token: 'token-1', user: buildUser({ id: 7 }), expires_in: 900, message: 'Welcome' };
  const proof = { user_id: 7, is_verified: true, new_password: null, email: 'ana@example.org', message: 'Verified' };

  function provingApi(): FakeApi {
    const api = acceptingApi();
    api.answer(accountCalls.verifyEmail, () => ({ data: proof, message: 'Verified' }));
    api.answer(authCalls.login, () => ({ data: session }));
    return api;
  }
  const credentials = { email: 'ana@example.org', password: 'a-secret-7' };

  test('pasted in any form, it submits itself and signs the user in with the password of this page', async () => {
    rememberNewAccount({ userId: 7, ...credentials });
    const { user, api, where } = open(VerifyEmailScreen, 'user_id=7', provingApi());
    expect(screen.getByText(/ana@example\.org/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
    await user.click(field(/^Code/));
    await user.paste('Your code: 622 471.');
    await waitFor(() => expect(where()).toBe('/my/welcome'));
    expect(api.sent(accountCalls.verifyEmail)).toHaveLength(1);
    expect(api.sent(accountCalls.verifyEmail)[0]?.body).toEqual({
      pin: '622471',
      password: 'a-secret-7',
      user_id: '7',
    });
    expect(api.sent(authCalls.login)[0]?.body).toEqual(credentials);
    expect(recallNewAccount(7)).toBeNull();
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('a-secret-7');
  });

  test('after a reload, the password is asked for', async () => {
    const { user, api, where } = open(VerifyEmailScreen, 'user_id=7', provingApi());
    await user.type(field(/^Your password/), 'a-secret-7');
    expect(api.sent(accountCalls.verifyEmail)).toHaveLength(0);
    await user.type(field(/^Code/), '622-471');
    await waitFor(() => expect(where()).toBe('/my/welcome'));
  });

  test('a wrong one is told, and the message goes with the next digit', async () => {
    rememberNewAccount({ userId: 7, ...credentials });
    const api = provingApi();
    api.fail(accountCalls.verifyEmail, 'INVALID_PIN', { userMessage: 'This code is wrong.' });
    const { user, where } = open(VerifyEmailScreen, 'user_id=7', api);
    await user.type(field(/^Code/), '000000');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
    await user.type(field(/^Code/), '{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field(/^Code/), '1');
    await waitFor(() => expect(where()).toBe('/my/welcome'));
  });
});

test('a visitor without an account finds the way to one', () => {
  open(LoginScreen, '');
  expect(screen.getByRole('link', { name: 'Join the community' })).toHaveAttribute('href', '/register');
});

test('a form that was sent without scripts and refused keeps its values and its messages', async () => {
  const error = { code: 'VALIDATION_FAILED', message: '', status: 422, fields: { email: ['Unknown.'] }, details: null };
  const attempt = { values: { email: 'ana@' }, error };
  open(() => <LoginScreen attempt={attempt} />, '');
  expect(field(/^E-mail/)).toHaveValue('ana@');
  expect(field(/^E-mail/)).toHaveAccessibleDescription('Unknown.');
});

test('a registration without its password leads to a new password, with the secret of the answer', async () => {
  const api = acceptingApi();
  const new_password = { email: 'ana@example.org', pin: 'abcdefghijklmnopqrst-_' };
  api.answer(accountCalls.verifyEmail, () => ({
    data: { user_id: 7, is_verified: true, new_password, message: 'Verified' },
    message: 'Verified',
  }));
  const { user, where } = open(VerifyEmailScreen, 'user_id=7&pin=123456', api);
  await user.click(press('I do not know it: choose a new password'));
  await waitFor(() => expect(where()).toBe(`/reset-password?email=ana%40example.org&pin=${new_password.pin}`));
  expect(api.sent(accountCalls.verifyEmail)[0]?.body).toEqual({ pin: '123456', user_id: '7' });
});

test('the new address of an account needs the code alone', async () => {
  const { user, api } = open(VerifyEmailScreen, 'user_id=7&pin=123456&for=change', acceptingApi());
  expect(screen.queryByLabelText(/^Your password/)).not.toBeInTheDocument();
  await user.click(press('Verify'));
  expect(await screen.findByText('Your e-mail is verified. You can sign in now.')).toBeInTheDocument();
  expect(api.sent(accountCalls.verifyEmail)[0]?.body).toEqual({ pin: '123456', user_id: '7' });
});

test('the link of the mail needs no code', async () => {
  const link = 'abcdefghijklmnopqrst-_';
  const { user, api } = open(ResetPasswordScreen, `email=ana@example.org&pin=${link}`, acceptingApi());
  expect(screen.queryByLabelText(/^Code/)).not.toBeInTheDocument();
  for (const name of [/^New password/, /^Repeat/]) await user.type(field(name), 'long-enough-7');
  await user.click(press('Save the new password'));
  expect(await screen.findByRole('status')).toHaveTextContent('Your password is changed.');
  expect(api.sent(accountCalls.resetPassword)[0]?.body).toMatchObject({ email: 'ana@example.org', pin: link });
});
