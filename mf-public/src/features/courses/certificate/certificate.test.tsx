import { type Certificate, certificateCalls } from '@enlace/shared-contract/learning';
import { buildViewer, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';

const code = '0123456789abcdef0123456789abcdef';

const certificate: Certificate = {
  code,
  name: 'Ñusta Quispe',
  shows_name: true,
  is_own: false,
  file_token: null,
  course_title: 'Telares y grafos',
  minutes: 90,
  issued_at: '2026-03-04T12:00:00.000Z',
};

const ownCertificate: Certificate = { ...certificate, is_own: true, file_token: '1.x' };

const open = (api: FakeApi, roles: readonly string[] | null = null) =>
  renderRemote(remote, pages, `/certificates/${code}`, {
    api,
    viewer: roles === null ? null : buildViewer({ roles: [...roles] }),
  });

const createApi = (values: Partial<Certificate> = {}): FakeApi => {
  const api = createFakeApi();
  api.answer(certificateCalls.read, () => ({ data: { ...certificate, ...values } }));
  return api;
};

test('a visitor verifies a certificate with its name', async () => {
  const api = createApi();
  await open(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ñusta Quispe' })).toBeInTheDocument();
  expect(screen.getByText('1.5 hours of learning')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
    'href',
    `/api/v2/certificates/${code}/pdf?lang=en`,
  );
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Revoke…' })).not.toBeInTheDocument();
  expect(api.sent(certificateCalls.read)[0]?.client).toBe('public');
});

test('a certificate without its name is valid, of a member of the community', async () => {
  await open(createApi({ name: null, shows_name: false }), ['latinas']);
  expect(await screen.findByRole('heading', { level: 1, name: 'A member of the community' })).toBeInTheDocument();
  expect(screen.getByText('This certificate is valid.')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('its learner hides the name at once; a failed choice says so and keeps the old one', async () => {
  const api = createFakeApi();
  let storedCertificate = ownCertificate;
  api.answer(certificateCalls.read, () => ({ data: storedCertificate }));
  api.answer(certificateCalls.showName, ({ body }) => {
    storedCertificate = { ...ownCertificate, shows_name: body['shows_name'] === true };
    return { data: storedCertificate };
  });
  api.fail(certificateCalls.showName, 'NETWORK');
  const { user } = await open(api, ['latinas']);
  const choice = await screen.findByRole('switch', { name: /^Show my name on this page/ });
  expect(choice).toBeChecked();
  await user.click(choice);
  expect(await screen.findByRole('alert')).toHaveTextContent('The choice could not be saved. Please try again.');
  expect(choice).toBeChecked();
  await user.click(choice);
  await waitFor(() => expect(api.sent(certificateCalls.read)).toHaveLength(2));
  expect(choice).not.toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Ñusta Quispe' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
    'href',
    `/api/v2/certificates/${code}/pdf?lang=en&token=1.x`,
  );
  expect(api.sent(certificateCalls.read)[0]?.client).toBe('authenticated');
  expect(api.sent(certificateCalls.showName).map(({ body }) => body)).toEqual([
    { shows_name: false },
    { shows_name: false },
  ]);
});

test('a revoked certificate, and an unknown one, say so without a name', async () => {
  const api = createFakeApi();
  api.fail(certificateCalls.read, 'REVOKED', { details: { revoked: true } });
  const { unmount } = await open(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'This certificate was revoked' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download as PDF' })).not.toBeInTheDocument();
  unmount();
  api.fail(certificateCalls.read, 'NOT_FOUND');
  await open(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such certificate' })).toBeInTheDocument();
});

test('an admin revokes a certificate with a reason, and the page says so', async () => {
  const api = createApi();
  const { user } = await open(api, ['admin']);
  await user.click(await screen.findByRole('button', { name: 'Revoke…' }));
  expect(await screen.findByRole('dialog', { name: 'Revoke the certificate of Ñusta Quispe?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Revoke' })).toBeDisabled();
  await user.type(screen.getByLabelText(/^Reason/), 'Otra persona hizo el examen');
  api.answer(certificateCalls.revoke, () => ({ data: { code } }));
  api.fail(certificateCalls.read, 'REVOKED');
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This certificate was revoked' })).toBeInTheDocument();
  expect(api.sent(certificateCalls.revoke)[0]?.body).toEqual({ reason: 'Otra persona hizo el examen' });
});
