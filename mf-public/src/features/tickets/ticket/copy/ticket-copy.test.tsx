import { attendanceCalls } from '@enlace/shared-contract/attendees';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../../../testing/pages';
import remote from '../../../../remote';
import { open, ticket } from '../../../../testing/stages/ticket-stage';

const postMessage = jest.fn();
const registerWorker = jest.fn();

beforeEach(() => {
  history.replaceState(null, '', '/t/secret-slug');
  postMessage.mockClear();
  registerWorker.mockReset().mockResolvedValue({});
  const registration = { active: { postMessage } };
  const container = {
    register: registerWorker,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: (type: string) =>
      type === 'resource'
        ? [{ name: `${location.origin}/assets/shell.js` }, { name: 'https://other.test/x.js' }]
        : [{ name: location.href }],
  });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  history.replaceState(null, '', '/');
});

test('a ticket that opens gives its data and files to the service worker', async () => {
  await open();
  await waitFor(() => expect(postMessage).toHaveBeenCalled(), { timeout: 4000 });
  expect(registerWorker).toHaveBeenCalledWith('/ticket-worker.js', { scope: '/t/', updateViaCache: 'none' });
  expect(postMessage.mock.calls[0]).toEqual([
    { page: '/t/secret-slug', slug: 'secret-slug', ticket, files: ['/assets/shell.js'] },
  ]);
});

test('a ticket that is gone removes its copy', async () => {
  const api = createFakeApi();
  api.fail(attendanceCalls.getAttendeeTicket, 'NOT_FOUND');
  await renderRemote(remote, pages, '/t/secret-slug', { api, viewer: null });
  await waitFor(() => expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ ticket: null })));
  expect(registerWorker).not.toHaveBeenCalled();
});

test('a copy has event, holder and code, its time, and nothing that needs the network', async () => {
  const { api } = await open({ saved_at: '2031-03-01T15:00:00.000Z' });
  expect(await screen.findByText(/^This is a copy of your ticket that was saved on Mar 1, 2031/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Café con datos' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible();
  expect(screen.getByText('Killa Ñaupari')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel my ticket' })).not.toBeInTheDocument();
  expect(screen.queryByText('Add to calendar')).not.toBeInTheDocument();
  expect(postMessage).not.toHaveBeenCalled();
  api.answer(attendanceCalls.getAttendeeTicket, () => ({ data: ticket }));
  dispatchEvent(new Event('online'));
  expect(await screen.findByRole('button', { name: 'Cancel my ticket' })).toBeVisible();
  expect(screen.queryByText(/^This is a copy/)).not.toBeInTheDocument();
});
