import { recallNewAccount, rememberNewAccount } from '@enlace/shared-auth';
import { formCalls, registrationCalls, registrationKinds, registrationSchema } from '@enlace/shared-contract';
import { buildChapter, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import { texts as es } from './locales/es';

function community(): FakeApi {
  const api = createFakeApi(
    {
      chapters: [buildChapter({ id: 3, name: 'Bogotá', slug: 'bogota', country: 'Colombia' })],
    },
    { viewer: null },
  );
  api.answer(formCalls.challenge, () => ({}));
  for (const kind of registrationKinds)
    api.answer(registrationCalls[kind], ({ body }) => ({
      data: { user_id: 77, email: body['email'], message: 'A code is on its way' },
      message: 'A code is on its way',
    }));
  return api;
}

const open = (address: string, api = community(), locale: 'en' | 'es' = 'en') =>
  renderRemote(remote, pages, address, { api, locale, viewer: null });
const field = (name: RegExp | string) => screen.getByLabelText(name);

beforeEach(() => {
  sessionStorage.clear();
  rememberNewAccount(null);
});

test('six doors lead to six forms', async () => {
  await open('/register');
  const doors = await screen.findAllByRole('heading', { level: 2 });
  const addresses = doors.map((door) => within(door).getByRole('link').getAttribute('href'));
  expect(addresses.sort()).toEqual(registrationKinds.map((kind) => `/register/${kind}`).sort());
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

const commonFields = {
  email: 'nusta@example.org',
  password: 'a-long-one-7',
  first_name: 'Ñusta',
  last_name: 'Quispe',
  locale: 'en',
};

test.each(registrationKinds)('%s: one short step, sent without the terms, leads to the code', async (kind) => {
  const { user, api, where } = await open(`/register/${kind}`);
  await user.type(await screen.findByLabelText(/^First name/), 'Ñusta');
  await user.type(field(/^Last name/), 'Quispe');
  await user.type(field(/^E-mail/), 'nusta@example.org');
  await user.type(field(/^Password/), 'a-long-one-7');
  if (kind === 'recruiter') await user.type(field(/^Company/), 'Quipu Labs');
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Create the account' }));

  await waitFor(() => expect(where()).toBe('/verify-email?user_id=77'));
  const { fill_ms: _time, ...body } = api.sent(registrationCalls[kind])[0]?.body ?? {};
  expect(body).toEqual({ ...commonFields, ...(kind === 'recruiter' && { company_name: 'Quipu Labs' }) });
  expect(registrationSchema.safeParse(body).success).toBe(true);
  expect(recallNewAccount(77)).toMatchObject({ email: 'nusta@example.org', password: 'a-long-one-7' });
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('a-long-one-7');
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
