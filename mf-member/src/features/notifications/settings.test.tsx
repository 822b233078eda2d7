import { type MessageChoice, notificationSettingsCalls } from '@enlace/shared-contract/notifications';
import { renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

async function open() {
  const { api } = createOwnApi();
  let choices: readonly MessageChoice[] = [
    { kind: 'tickets', has_mail: true, has_notification: true },
    { kind: 'eventMessage', has_mail: true, has_notification: true },
    { kind: 'receipts', has_mail: true, has_notification: null },
  ];
  let isOn = false;
  const settings = () => ({ data: { choices, digest: { is_on: isOn, timezone: null } } });
  api.answer(notificationSettingsCalls.getNotificationSettings, settings);
  api.answer(notificationSettingsCalls.saveMessageChoice, ({ body }) => {
    choices = choices.map((choice) => (choice.kind === body['kind'] ? { ...choice, ...body } : choice));
    return settings();
  });
  api.answer(notificationSettingsCalls.saveDigest, ({ body }) => {
    isOn = body['is_on'] === true;
    return settings();
  });
  const page = await renderRemote(remote, pages, '/my/notifications/settings', { api, locale: 'en' });
  await screen.findByRole('group', { name: 'Messages of organisers' });
  return { ...page, api };
}
const kind = (name: string) => within(screen.getByRole('group', { name }));

test('mail and bell of a kind are switched apart from each other, and stored at once', async () => {
  const { api, user } = await open();
  const messages = kind('Messages of organisers');
  await user.click(messages.getByRole('switch', { name: 'Mail' }));
  await waitFor(() => expect(messages.getByRole('switch', { name: 'Mail' })).not.toBeChecked());
  expect(messages.getByRole('switch', { name: 'Bell' })).toBeChecked();
  expect(api.sent(notificationSettingsCalls.saveMessageChoice).map(({ body }) => body)).toEqual([
    { kind: 'eventMessage', has_mail: false },
  ]);
});

test('a mail that is always sent has no switch and states the reason', async () => {
  await open();
  const tickets = kind('Your tickets and registrations');
  expect(tickets.queryByRole('switch', { name: 'Mail' })).not.toBeInTheDocument();
  expect(tickets.getByText('Always by mail: you need them at the door.')).toBeInTheDocument();
  expect(kind('Receipts').queryByRole('switch')).not.toBeInTheDocument();
});

test('a switch goes back when the server refuses', async () => {
  const { api, user } = await open();
  api.fail(notificationSettingsCalls.saveMessageChoice, 'UNAVAILABLE');
  const mail = kind('Messages of organisers').getByRole('switch', { name: 'Mail' });
  await user.click(mail);
  await waitFor(() => expect(api.sent(notificationSettingsCalls.saveMessageChoice)).toHaveLength(1));
  await waitFor(() => expect(mail).toBeChecked());
});

test('one mail a day is chosen with the time zone of the browser', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('switch', { name: /One mail a day/ }));
  await waitFor(() => expect(screen.getByRole('switch', { name: /One mail a day/ })).toBeChecked());
  const [sentCall] = api.sent(notificationSettingsCalls.saveDigest);
  expect(sentCall?.body).toEqual({ is_on: true, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });
});
