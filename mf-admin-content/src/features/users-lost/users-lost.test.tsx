import { resendLostCall, usersLost } from '@enlace/shared-contract/identity';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const at = '2026-11-01T10:00:00.000Z';
const lostUser = {
  id: 9,
  kind: 'latina',
  role: 'latinas',
  email: 'yara@example.org',
  first_name: 'Yara',
  last_name: 'Quispe',
  name: 'Yara Quispe',
  country_code: 'PE',
  country: 'Perú',
  city: 'Cusco',
  company_name: null,
  locale: 'es',
  mails_count: 2,
  mailed_at: at,
  expires_at: '2026-12-01T10:00:00.000Z',
  created_at: at,
  updated_at: at,
};
const createApi = () => createFakeApi({ users_lost: [lostUser] });

test('lists who registered and never came back', async () => {
  const { api } = await renderRemote(remote, pages, '/admin/users-lost?kind=latina', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Yara Quispe' })).toHaveAttribute('href', '/admin/users-lost/9');
  expect(screen.getByText('yara@example.org')).toBeInTheDocument();
  expect(api.sent(usersLost.wire.list)[0]?.query).toMatchObject({ kind: 'latina' });
});

test('mails a new code, and says so', async () => {
  const api = createApi();
  api.answer(resendLostCall, () => ({ message: 'Sent' }));
  const { user } = await renderRemote(remote, pages, '/admin/users-lost/9', { api });
  expect(await screen.findByText('2 mails, last on Nov 1, 2026')).toBeInTheDocument();
  expect(screen.getByText('Cusco, Perú')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mail a new code' }));
  expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
  expect(api.sent(resendLostCall)[0]?.params).toEqual({ id: 9 });
});

test('one that is gone by now says so', async () => {
  const api = createApi();
  api.fail(usersLost.wire.get, 'NOT_FOUND', { userMessage: 'This does not exist, or no longer.' });
  await renderRemote(remote, pages, '/admin/users-lost/9', { api });
  expect(await screen.findByText('The registration could not be loaded')).toBeInTheDocument();
});
