import { recallNewAccount, rememberNewAccount } from '@enlace/shared-auth';
import { accountCalls, authCalls, secondFactorCalls } from '@enlace/shared-contract/identity';
import { buildUser, createFakeApi, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { LoginScreen } from './login.screen';
import { ResetPasswordScreen } from './reset-password.screen';
import { VerifyEmailScreen } from './verify-email.screen';
import { sessionEnd } from './session-end';
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
  sessionEnd.set(null);
});

describe('signing in', () => {
  test('without a connection the form says so', async () => {
    await signIn('NETWORK');
    expect(await card().findByRole('alert')).toHaveTextContent('We could not reach the server.');
  });

  test('an address without a proof leads to the code', async () => {
    await signIn('EMAIL_NOT_VERIFIED', { details: { user_id: 7 } });
    const link = await screen.findByRole('link', { name: 'Enter the code' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/verify-email?user_id=7&email='));
  });

  test('a session that ended under an open page is told', async () => {
    sessionEnd.set('other');
    open(LoginScreen, 'callbackUrl=%2Fmy');
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.');
  });

  test('the message of the address goes with the first attempt', async () => {
    const { user } = open(LoginScreen, 'error=SessionRequired');
    expect(screen.getByRole('alert')).toHaveTextContent('Please sign in to access this page.');
    await user.click(press('Sign in'));
    await waitFor(() => expect(card().queryByRole('alert')).not.toBeInTheDocument());
  });
});

test('who waits for a code can correct the address, and is told of spam', () => {
  open(VerifyEmailScreen, 'user_id=7', acceptingApi());
  expect(screen.getByRole('link', { name: 'Wrong address? Register again' })).toHaveAttribute('href', '/register');
  expect(screen.getByText(/spam folder/)).toBeInTheDocument();
});

test('the new address of an account is not a registration', () => {
  open(VerifyEmailScreen, 'user_id=7&for=change', acceptingApi());
  expect(screen.queryByRole('link', { name: 'Wrong address? Register again' })).not.toBeInTheDocument();
});

describe('the second step', () => {
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
