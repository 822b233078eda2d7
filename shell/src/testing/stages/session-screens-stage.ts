import { authSlice } from '@enlace/shared-auth';
import type { ErrorCode } from '@enlace/shared-contract/errors';
import { accountCalls, authCalls, secondFactorCalls } from '@enlace/shared-contract/identity';
import { defineScreen } from '@enlace/shared-data';
import { createFakeApi, renderScreen, type FakeApi } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';

import { account } from '../../session/account';
import { LoginScreen } from '../../session/login.screen';
import { secondStep } from '../../session/second-step/second-step.slice';

export function open(Component: ComponentType, search: string, api: FakeApi = createFakeApi({}, { viewer: null })) {
  return renderScreen(defineScreen({ Component, slices: [authSlice, account, secondStep] }), {
    path: '/session',
    search,
    api,
    viewer: null,
  });
}

/** An API that accepts the four account calls. */
export function acceptingApi(): FakeApi {
  const api = createFakeApi({}, { viewer: null });
  const { forgotPassword, resetPassword, verifyEmail, resendVerification } = accountCalls;
  for (const call of [forgotPassword, resetPassword, verifyEmail, resendVerification]) api.answer(call, () => ({}));
  return api;
}

export const field = (name: RegExp) => screen.getByLabelText(name);
/** The words and the form; toasts are outside. */
export const card = () => within(screen.getByRole('heading', { level: 1 }).parentElement ?? document.body);
export const press = (name: string) => screen.getByRole('button', { name });

export async function signIn(code: ErrorCode, options: Parameters<FakeApi['fail']>[2] = {}) {
  const api = createFakeApi({}, { viewer: null });
  api.fail(authCalls.login, code, options);
  const container = open(LoginScreen, '', api);
  await container.user.type(field(/^E-mail/), ' ana@example.org ');
  await container.user.type(field(/^Password/), 'a-secret-7');
  await container.user.click(press('Sign in'));
  return container;
}
export const challenge = 'x'.repeat(43);

export const openStep = (methods: readonly string[]) => {
  const api = createFakeApi({}, { viewer: null });
  api.answer(secondFactorCalls.readSecondStep, () => ({ data: { methods, expires_at: '2030-01-01T10:05:00Z' } }));
  return open(LoginScreen, `second_step=${challenge}`, api);
};
