import { eventMessageCalls } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { act, screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const message = {
  id: 4,
  event_id: 1,
  state: 'planned',
  texts: { es: { subject: 'Trae tu portátil', body: 'Hola' } },
  segment: { ticket_ids: [], states: ['confirmed'], languages: [] },
  send_at: '2031-01-02T10:00:00.000Z',
  started_at: null,
  finished_at: null,
  author: 'Ana Luna',
  expected: 12,
  queued: 0,
  sent: 0,
  failed: 0,
  created_at: '2031-01-01T10:00:00.000Z',
};

function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, title: 'Café con datos', timezone: 'America/Bogota' })],
    tickets: [],
  });
  api.answer(eventMessageCalls.list, () => ({ data: [message], meta: { total: 1, page: 1, per_page: 25 } }));
  api.answer(eventMessageCalls.preview, () => ({
    data: {
      recipients: 12,
      languages: { es: 12 },
      mails: [{ locale: 'es', subject: 'Cambio de sala', text: 'Hola Ana' }],
      unknown: ['nombre'],
    },
  }));
  api.answer(eventMessageCalls.test, () => ({ data: { email: 'me@example.org' } }));
  api.answer(eventMessageCalls.add, () => ({ data: message }));
  api.answer(eventMessageCalls.cancel, () => ({ data: { ...message, state: 'cancelled' } }));
  return api;
}

afterEach(() => jest.useRealTimers());

const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=messages', { api });

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

test('a message that is being sent is looked at until it is sent, also after a look without news', async () => {
  jest.useFakeTimers();
  const api = officeApi();
  const sendingMessage = { ...message, state: 'sending', queued: 12 };
  api.answer(eventMessageCalls.list, () => ({
    data: [
      api.sent(eventMessageCalls.list).length < 4 ? sendingMessage : { ...sendingMessage, state: 'sent', sent: 12 },
    ],
    meta: { total: 1, page: 1, per_page: 25 },
  }));
  await open(api);
  expect(await screen.findByText('Sending')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Sent')).toBeVisible();
  const looks = api.sent(eventMessageCalls.list).length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(api.sent(eventMessageCalls.list)).toHaveLength(looks);
});

async function write(api = officeApi()) {
  const stage = await open(api);
  await stage.user.click(await screen.findByRole('button', { name: 'Write a message' }));
  return stage;
}

type Stage = Awaited<ReturnType<typeof write>>;

async function fill({ user }: Stage, subject: string, body: string) {
  await user.type(screen.getByLabelText(/^Subject/), subject);
  await user.type(screen.getByLabelText(/^Text/), body);
}

async function send({ user }: Stage) {
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send it to 12 people?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  return dialog;
}

test('a problem in another language opens its tab, marks it and gets the focus', async () => {
  const stage = await write();
  const { user } = stage;
  await user.click(screen.getByRole('tab', { name: 'Portuguese' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('tab', { name: 'Portuguese (has a problem)' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.getByLabelText(/^Subject/)).toHaveFocus());
  await user.type(screen.getByLabelText(/^Subject/), 'Mudança de sala');
  await user.click(screen.getByRole('tab', { name: 'English' }));
  await fill(stage, 'Another room', 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
  expect(screen.getByRole('tab', { name: 'Portuguese (has a problem)' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.getByLabelText(/^Text/)).toHaveFocus());
});

test('what the server refuses at a field is shown there, in the tab of its language', async () => {
  const api = officeApi();
  const stage = await write(api);
  const { user } = stage;
  await fill(stage, 'Cambio', 'Hola');
  await user.click(screen.getByRole('tab', { name: 'English' }));
  await fill(stage, 'Change', 'Hello');
  api.fail(eventMessageCalls.add, 'VALIDATION_FAILED', { fields: { 'texts.es.body': ['Too long.'] } });
  const dialog = await send(stage);
  expect(await within(dialog).findByText('Too long.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('tab', { name: 'Spanish (has a problem)' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Too long.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Text/)).toHaveFocus());
  api.fail(eventMessageCalls.test, 'VALIDATION_FAILED', { fields: { 'texts.en.subject': ['Too odd.'] } });
  await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('Too odd.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'English (has a problem)' })).toHaveAttribute('aria-selected', 'true');
});

test('a text that was corrected after a lost answer is another message; the same text is the same one', async () => {
  const api = officeApi();
  const stage = await write(api);
  const { user } = stage;
  await fill(stage, 'Cambio', 'Hola');
  api.fail(eventMessageCalls.add, 'NETWORK', { times: 2 });
  const dialog = await send(stage);
  await user.click(await within(dialog).findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(api.sent(eventMessageCalls.add)).toHaveLength(2));
  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  await user.type(screen.getByLabelText(/^Text/), ' a todas');
  await send(stage);
  await waitFor(() => expect(api.sent(eventMessageCalls.add)).toHaveLength(3));
  const [first, second, third] = api.sent(eventMessageCalls.add).map(({ body }) => body['key']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a text stays when another tab of the event is opened, and is only discarded after a question', async () => {
  const api = officeApi();
  const stage = await write(api);
  const { user } = stage;
  await fill(stage, 'Cambio', 'Hola');
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await user.click(screen.getByRole('tab', { name: 'Messages' }));
  expect(await screen.findByLabelText(/^Subject/)).toHaveValue('Cambio');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this message?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('Cambio');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Write a message' }));
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('list', { name: 'Messages' })).toBeVisible();
});

test('the question before the sending waits for the number of the chosen people, and has none without it', async () => {
  const api = officeApi();
  const stage = await write(api);
  const { user } = stage;
  await fill(stage, 'Cambio', 'Hola');
  expect(await screen.findByText('12 people get it')).toBeVisible();
  api.answer(eventMessageCalls.preview, () => ({ data: { recipients: 40, languages: {}, mails: [], unknown: [] } }));
  const release = api.hold(eventMessageCalls.preview);
  await user.click(screen.getByRole('checkbox', { name: 'People with a pending registration' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = screen.getByRole('dialog', { name: 'Send this message?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(api.sent(eventMessageCalls.add)).toHaveLength(0);
  release();
  expect(await screen.findByRole('dialog', { name: 'Send it to 40 people?' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  api.fail(eventMessageCalls.preview, 'INTERNAL');
  await user.click(screen.getByRole('checkbox', { name: 'People with a pending registration' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
  expect(screen.getByRole('dialog', { name: 'Send this message?' })).toBeVisible();
});
