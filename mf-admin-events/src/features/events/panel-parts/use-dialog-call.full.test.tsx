import {
  attendeeChangeCalls,
  attendeesCalls,
  attendeeTicketCalls,
  doorCrewCalls,
} from '@enlace/shared-contract/attendees';
import { eventSpeakerCalls, eventWorkCalls, questionCalls } from '@enlace/shared-contract/events';
import { eventCodeCalls, orderCalls, waitingEntryCalls } from '@enlace/shared-contract/orders';
import type { FakeApi, Rendered } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { attendee, officeApi as attendeesApi, open as openAttendees } from '../../../testing/stages/attendees-stage';
import { open as openCodes } from '../../../testing/stages/codes-stage';
import { officeApi as listsApi, open as openLists } from '../../../testing/stages/lists-stage';
import { officeApi as ordersApi, open as openOrders, showOrder } from '../../../testing/stages/orders-stage';
import { officeApi, open as openEvent } from '../../../testing/stages/publishing-stage';
import { open as openQuestions } from '../../../testing/stages/questions-stage';
import { open as openWaiting } from '../../../testing/stages/waiting-stage';

type Press = (name: string | RegExp, role?: 'button' | 'menuitem') => Promise<void>;

interface DialogCase {
  readonly name: string;
  readonly call: Parameters<FakeApi['fail']>[0];
  readonly open: () => Promise<Rendered>;
  readonly ask: (press: Press, user: Rendered['user']) => Promise<void>;
  /** A field that is needed, and a value for it. */
  readonly fill?: readonly [RegExp, string];
  readonly submit: string;
}

const speaker = { id: 2, user_id: null, name: 'Dra. Aurora', headline: null, speaker_role: 'Host', picture: null };

function openSpeakers() {
  const api = officeApi();
  api.answer(eventSpeakerCalls.listSpeakers, () => ({ data: [speaker] }));
  return openEvent('speakers', api);
}

function openCorrection() {
  const api = attendeesApi();
  const values = { id: 3, first_name: 'Ana', last_name: 'Luna', email: 'ana@example.org', answers: {} };
  const form = { ...values, questions: [], updated_at: '2031-01-02T10:00:00.000Z' };
  api.answer(attendeesCalls.get, () => ({ data: { ...attendee, answers: [] } }));
  api.answer(attendeeChangeCalls.attendeeForm, () => ({ data: form }));
  return openAttendees('/admin/events/1?panel=attendees', api);
}

const cases: readonly DialogCase[] = [
  {
    name: 'address of the meeting',
    call: attendeeTicketCalls.setMeeting,
    open: () => openEvent('publishing'),
    ask: (press) => press('Use an address of your own'),
    fill: [/^Address/, 'https://meet.example/own'],
    submit: 'Save',
  },
  {
    name: 'cancellation of the event',
    call: eventWorkCalls.cancel,
    open: () => openEvent('publishing'),
    ask: (press) => press('Cancel the event…'),
    fill: [/^Reason/, 'Ill'],
    submit: 'Cancel the event',
  },
  {
    name: 'speaker',
    call: eventSpeakerCalls.editSpeaker,
    open: openSpeakers,
    ask: (press) => press('Edit Dra. Aurora'),
    submit: 'Save',
  },
  {
    name: 'question',
    call: questionCalls.edit,
    open: openQuestions,
    ask: (press) => press('Edit the question Diet'),
    submit: 'Save',
  },
  {
    name: 'code',
    call: eventCodeCalls.edit,
    open: openCodes,
    ask: async (press) => {
      await press('More for the code AMIGAS20');
      await press('Edit', 'menuitem');
    },
    submit: 'Save',
  },
  {
    name: 'removal of codes',
    call: eventCodeCalls.removeMany,
    open: openCodes,
    ask: async (press, user) => {
      const row = await screen.findByRole('row', { name: /AMIGAS20/ });
      await user.click(within(row).getByRole('checkbox'));
      const bar = await screen.findByRole('region', { name: 'Chosen codes' });
      await user.click(within(bar).getByRole('button', { name: 'Delete…' }));
    },
    submit: 'Delete 1 code',
  },
  {
    name: 'correction of a ticket',
    call: attendeeChangeCalls.editAttendee,
    open: openCorrection,
    ask: async (press) => {
      await press('Actions for Ana Luna');
      await press('Correct…', 'menuitem');
      await screen.findByLabelText(/^Last name/);
    },
    submit: 'Save',
  },
  {
    name: 'removal of a person at the door',
    call: doorCrewCalls.remove,
    open: () => {
      const api = listsApi();
      const member = { user_id: 5, name: 'Jimena Quispe', email: 'jimena@example.org', role: 'steward' };
      api.answer(doorCrewCalls.list, () => ({ data: [member] }));
      return openLists(api);
    },
    ask: (press) => press('Remove Jimena Quispe'),
    submit: 'Remove',
  },
  {
    name: 'settings of the waiting list',
    call: waitingEntryCalls.editWaitingSettings,
    open: openWaiting,
    ask: (press) => press('Settings'),
    submit: 'Save',
  },
];

test.each(cases)('a dialog does not open with the error of its last time: $name', async (dialogCase) => {
  const { api, user } = await dialogCase.open();
  const press: Press = async (name, role = 'button') => user.click(await screen.findByRole(role, { name }));
  await dialogCase.ask(press, user);
  const dialog = await screen.findByRole('dialog');
  if (dialogCase.fill) await user.type(within(dialog).getByLabelText(dialogCase.fill[0]), dialogCase.fill[1]);
  api.fail(dialogCase.call, 'CONFLICT', { userMessage: 'Not now.' });
  await user.click(within(dialog).getByRole('button', { name: dialogCase.submit }));
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  const [closeButton] = within(dialog).getAllByRole('button', { name: /^(Close|Cancel|Go back)$/ });
  await user.click(closeButton ?? document.body);
  await dialogCase.ask(press, user);
  const nextDialog = await screen.findByRole('dialog');
  expect(within(nextDialog).getByRole('button', { name: dialogCase.submit })).toBeVisible();
  expect(within(nextDialog).queryByText('Not now.')).not.toBeInTheDocument();
});

test('a call that is running is not made again by the next dialog: money of the door that was given back', async () => {
  const payment = {
    ...({ method: 'cash', amount: 2500, currency: 'USD', actor: 'Rosa Mar' } as const),
    at: '2031-01-02T10:00:00.000Z',
    returned_at: null,
    returned_by: null,
  };
  const order = { state: 'confirmed' as const, payments: [], refunds: [], door_payment: payment };
  const api = ordersApi(order);
  api.answer(orderCalls.returnDoorPayment, () => showOrder(api, order));
  const { user } = await openOrders('/admin/events/1?panel=orders&order=9', api);
  const release = api.hold(orderCalls.returnDoorPayment);
  await user.click(await screen.findByRole('button', { name: 'Given back…' }));
  const name = 'Was $25.00 given back by hand?';
  const dialog = await screen.findByRole('dialog', { name });
  await user.click(within(dialog).getByRole('button', { name: 'Given back' }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Given back…' }));
  const nextDialog = await screen.findByRole('dialog', { name });
  await user.click(within(nextDialog).getByRole('button', { name: 'Given back' }));
  expect(api.sent(orderCalls.returnDoorPayment)).toHaveLength(1);
  release();
});
