import { eventMessageCalls } from '@enlace/shared-contract/events';
import { buildViewer } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open } from '../../../testing/stages/messages-stage';

afterEach(() => jest.useRealTimers());

test('a planned message is listed and cancelled', async () => {
  const { api, user } = await open();
  const list = await screen.findByRole('list', { name: 'Messages' });
  expect(list).toHaveTextContent('Trae tu portátil');
  expect(list).toHaveTextContent('12 recipients');
  await user.click(within(list).getByRole('button', { name: 'Cancel the message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this message?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the message' }));
  await waitFor(() => expect(api.sent(eventMessageCalls.cancel)).toHaveLength(1));
});

test('a message is written, tried and sent; what the server refuses keeps the text', async () => {
  const api = officeApi();
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findAllByText('Please fill this in.')).toHaveLength(2);
  await user.type(screen.getByLabelText(/^Subject/), 'Cambio de sala');
  await user.type(screen.getByLabelText(/^Text/), 'Hola ');
  await user.click(screen.getByRole('button', { name: 'First name' }));
  expect(screen.getByLabelText(/^Text/)).toHaveValue('Hola {first_name}');
  expect(await screen.findByText('12 people get it')).toBeVisible();
  expect(screen.getByText('These words in braces are not filled: {nombre}')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'People with a pending registration' }));
  await waitFor(() =>
    expect(api.sent(eventMessageCalls.preview).at(-1)?.body).toMatchObject({
      texts: { es: { subject: 'Cambio de sala', body: 'Hola {first_name}' } },
      segment: { states: ['confirmed', 'pending_approval'] },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('The test is on its way to me@example.org.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send it to 12 people?' });
  api.fail(eventMessageCalls.add, 'VALIDATION_FAILED', { fields: { segment: ['Nobody is in this selection.'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('Nobody is in this selection.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sends = api.sent(eventMessageCalls.add);
  expect(sends.at(-1)?.body?.['key']).toBe(sends[0]?.body?.['key']);
  expect(await screen.findByRole('list', { name: 'Messages' })).toBeVisible();
});

test('a message to the waiting list has tickets and languages only', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  expect(await screen.findByText('2 people do not want such mails')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Waiting list' }));
  expect(screen.queryByRole('checkbox', { name: 'People with a ticket' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Check-in' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(api.sent(eventMessageCalls.preview).at(-1)?.body['segment']).toEqual({
      audience: 'waiting',
      ticket_ids: [],
      languages: [],
    }),
  );
});

test('a person who may only read messages finds no button to write one', async () => {
  const permissions = ['events.get', 'events.edit', 'event-messages.list'];
  const api = officeApi({ viewer: buildViewer({ roles: ['latinas'], permissions }) });
  api.answer(eventMessageCalls.list, () => ({ data: [], meta: { total: 0, page: 1, per_page: 25 } }));
  await open(api);
  expect(await screen.findByText(/^You may read messages, but not write them/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a message' })).not.toBeInTheDocument();
});
