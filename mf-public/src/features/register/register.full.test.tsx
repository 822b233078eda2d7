import { rememberNewAccount } from '@enlace/shared-auth';
import { registrationCalls, registrationKinds } from '@enlace/shared-contract/forms';
import { screen, waitFor, within } from '@testing-library/react';

import { texts as es } from './locales/es';
import { community, field, open, testRegistration } from '../../testing/stages/register-stage';

beforeEach(() => {
  sessionStorage.clear();
  rememberNewAccount(null);
});

test('who comes from a chapter joins it', async () => {
  const { user, api, where } = await open('/register?chapter=bogota');
  await user.click(await screen.findByRole('link', { name: 'Ally' }));
  expect(await screen.findByRole('heading', { name: 'Hold a door open.' })).toBeInTheDocument();
  expect(where()).toBe('/register/ally?chapter=bogota');
  expect(await screen.findByText(/You join the chapter Bogotá\./)).toBeInTheDocument();
  await user.type(field(/^First name/), 'Ñusta');
  await user.type(field(/^Last name/), 'Quispe');
  await user.type(field(/^E-mail/), 'nusta@example.org');
  await user.type(field(/^Password/), 'a-long-one-7');
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Create the account' }));
  await waitFor(() => expect(api.sent(registrationCalls.ally)[0]?.body).toMatchObject({ chapter_id: '3' }));
});

test('speaks the reader’s language', async () => {
  await open('/register/latina', community(), 'es');
  expect(await screen.findByRole('heading', { level: 1, name: es.latina.title })).toBeInTheDocument();
});

test('no list is loaded, and the text of the box has the links to the rules and the policy', async () => {
  const { api } = await open('/register/latina');
  const name = /^I agree to the rules of the community and have read the privacy policy/;
  const box = await screen.findByRole('checkbox', { name });
  const label = within(box.closest('label') ?? document.body);
  expect(label.getByRole('link', { name: 'rules of the community' })).toHaveAttribute('href', '/pages/code-of-conduct');
  expect(label.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/about/privacy');
  expect(api.calls).toEqual([]);
});

test('the password can be shown; one that is too short is told on leaving', async () => {
  const { user } = await open('/register/member');
  const password = await screen.findByLabelText(/^Password/);
  expect(password).toHaveAttribute('type', 'password');
  await user.click(await screen.findByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.type(password, 'short');
  await user.tab();
  await user.tab();
  expect(await screen.findByText('Please use at least 8 characters.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

testRegistration(registrationKinds.filter((kind) => kind !== 'latina'));
