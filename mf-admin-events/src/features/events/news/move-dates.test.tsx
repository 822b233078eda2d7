import { eventNewsCalls, events as contract } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open } from '../../../testing/stages/events-form-stage';
import { ticketOf } from '../../../testing/stages/publishing-stage';
import { datesToMove } from './dates-to-move';

const edit = contract.wire.edit ?? contract.wire.list;
const noNews = { state: null, facts: [], send_at: null, words: {}, uninformed: 0, waiting: {} };
const sale = ticketOf('2031-03-05T20:00:00.000Z');
const endless = { ...sale, id: 5, sale_ends_at: null };

async function openEvent(values: object, people = 0) {
  const api = officeApi();
  api.change('events', 1, { status: 'published', tickets: [sale, { ...sale, id: 4 }, endless], ...values });
  api.answer(eventNewsCalls.get, () => ({ data: { ...noNews, people: { es: people } } }));
  const stage = await open('/admin/events/1?panel=form', api);
  return { ...stage, api, sentBody: () => api.sent(edit)[0]?.body };
}

async function moveEvent({ user }: Awaited<ReturnType<typeof openEvent>>): Promise<void> {
  const day = within(await screen.findByRole('group', { name: /^Starts/ })).getByLabelText('Date');
  await user.clear(day);
  await user.type(day, '2031-03-12');
  await user.keyboard('{Control>}s{/Control}');
}

test('another start asks whether the sale and the end of cancellation move, in the question about the mail', async () => {
  const stage = await openEvent({ cancel_until: '2031-03-04T23:00:00.000Z' }, 4);
  const { user, sentBody } = stage;
  await moveEvent(stage);
  const dialog = await screen.findByRole('dialog', { name: 'Notify people about this change?' });
  const choice = /^Move with the event: the sale of 2 tickets and the end of free cancellation/;
  expect(within(dialog).getByRole('checkbox', { name: choice })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentBody()).toMatchObject({ moves_dates: '1', news: { mode: 'send' } }));
});

test('an event without people asks about its dates alone, and keeps the answer after a failure', async () => {
  const stage = await openEvent({ status: 'draft' });
  const { api, user } = stage;
  await moveEvent(stage);
  const question = () => screen.findByRole('dialog', { name: 'Move the dates of the sale, too?' });
  const choice = { name: /^Move with the event: the sale of 2 tickets/ };
  await user.click(within(await question()).getByRole('checkbox', choice));
  api.fail(edit, 'NETWORK');
  await user.click(within(await question()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent(edit)).toHaveLength(1));
  await user.keyboard('{Control>}s{/Control}');
  expect(within(await question()).getByRole('checkbox', choice)).not.toBeChecked();
  await user.click(within(await question()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent(edit)[1]?.body).toMatchObject({ moves_dates: '0' }));
});

test('an event without such dates is saved without a question', async () => {
  const stage = await openEvent({ tickets: [endless] });
  await moveEvent(stage);
  await waitFor(() => expect(stage.sentBody()).toBeDefined());
  expect(stage.sentBody()).not.toHaveProperty('moves_dates');
});

test('a new zone with another start keeps the offer to move the end of cancellation', () => {
  const record = { id: 1, timezone: 'America/Bogota', starts_at: '2031-03-05T23:00:00.000Z', tickets: [] };
  const limit = '2031-03-04T23:00:00.000Z';
  // The same digits, 18:00 on 4 March, in Madrid.
  const values = {
    starts_at: '2031-03-12T17:00:00.000Z',
    timezone: 'Europe/Madrid',
    cancel_until: '2031-03-04T17:00Z',
  };
  expect(datesToMove({ ...record, cancel_until: limit }, values)).toEqual({ ticketCount: 0, hasLimit: true });
  const otherDay = { ...values, cancel_until: '2031-03-05T17:00Z' };
  expect(datesToMove({ ...record, cancel_until: limit }, otherDay)).toBeNull();
});
