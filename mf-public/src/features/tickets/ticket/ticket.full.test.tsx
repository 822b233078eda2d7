import { attendanceCalls, attendeeTicketCalls } from '@enlace/shared-contract/attendees';
import type { ErrorCode } from '@enlace/shared-contract/errors';
import { viewerChanged } from '@enlace/shared-data';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { event, open } from '../../../testing/stages/ticket-stage';

test('shows the code as text when the picture is missing', async () => {
  await open();
  fireEvent.error(await screen.findByRole('img'));
  expect(screen.getByText('QR-TEXT')).toBeInTheDocument();
});

test('an online event has its link when the meeting opens, and the time of it before', async () => {
  const { unmount } = await open({ event: { ...event, format: 'online', join_opens_at: '2031-03-05T22:45:00.000Z' } });
  expect(
    await screen.findByText(/The link to the meeting appears here on Mar 5, 2031, 5:45 PM GMT-\u20605/),
  ).toBeInTheDocument();
  unmount();
  await open({ event: { ...event, format: 'online', join_url: 'https://meet.example/x' } });
  expect(await screen.findByRole('link', { name: 'Join the meeting' })).toHaveAttribute(
    'href',
    'https://meet.example/x',
  );
});

test('the sign-out in another tab leaves the ticket, and it is read again', async () => {
  const { api, platform } = await open();
  const title = await screen.findByRole('heading', { name: 'Café con datos' });
  act(() => void platform.store.dispatch(viewerChanged(null)));
  expect(title).toBeInTheDocument();
  await waitFor(() => expect(api.sent(attendanceCalls.getAttendeeTicket)).toHaveLength(2));
  expect(title).toBeInTheDocument();
});

describe('the holder', () => {
  test('gives the ticket to another person, and has none any more', async () => {
    const { api, user } = await open();
    api.answer(attendeeTicketCalls.transferTicket, () => ({ data: { id: 3, state: 'transferred' } }));
    await user.click(await screen.findByRole('button', { name: 'Give the ticket to another person' }));
    await user.type(screen.getByLabelText(/First name/), 'Inés');
    await user.type(screen.getByLabelText(/Last name/), 'Zúñiga');
    await user.type(screen.getByLabelText(/E-mail/), 'ines@example.org');
    await user.click(screen.getByRole('button', { name: 'Give the ticket' }));
    expect(await screen.findByRole('heading', { name: 'The ticket belongs to Inés Zúñiga now' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(api.sent(attendeeTicketCalls.transferTicket)[0]?.body).toEqual({
      token: 'signed',
      first_name: 'Inés',
      last_name: 'Zúñiga',
      email: 'ines@example.org',
    });
  });
});

test.each<[ErrorCode, string]>([
  ['NOT_FOUND', 'This ticket does not exist'],
  ['INTERNAL', 'Try again'],
])('%s has its own page', async (code, text) => {
  const api = createFakeApi();
  api.fail(attendanceCalls.getAttendeeTicket, code, { times: 3 });
  await renderRemote(remote, pages, '/t/nope', { api, viewer: null });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
