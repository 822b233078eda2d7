import { eventMessageCalls } from '@enlace/shared-contract/events';
import { act, screen, waitFor, within } from '@testing-library/react';

import { message, officeApi, open } from '../../../testing/stages/messages-stage';

afterEach(() => jest.useRealTimers());

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
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
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
  api.answer(eventMessageCalls.preview, () => ({
    data: { recipients: 40, declined: 0, languages: {}, mails: [], unknown: [] },
  }));
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
