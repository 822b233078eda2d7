import { attendeeChangeCalls, attendeesCalls, checkInCalls } from '@enlace/shared-contract/attendees';
import { screen, waitFor, within } from '@testing-library/react';
import { webcrypto } from 'node:crypto';

import { attendee, choose, officeApi, open, states, workshop } from '../../../../testing/stages/attendees-stage';

beforeAll(() => {
  // The browser of the tests has none.
  globalThis.crypto.randomUUID ??= () => webcrypto.randomUUID();
});

const version = '2031-01-02T10:00:00.000Z';
const choices = [
  { id: 7, label: 'S', left: null },
  { id: 8, label: 'M', left: null },
];
const size = {
  id: 12,
  ticket_id: 2,
  type: 'single',
  label: 'Size',
  help: null,
  is_required: true,
  is_sensitive: false,
  position: 1,
  min: null,
  max: null,
  depends_on: null,
  choices,
  text_version: 1,
  created_at: version,
  updated_at: version,
};
const form = {
  id: 3,
  first_name: 'Ana',
  last_name: 'Luna',
  email: 'ana@example.org',
  answers: { 12: [7] },
  updated_at: version,
  questions: [size],
};

const listsMeta = {
  event: { title: 'Café', starts_at: null, timezone: 'UTC' },
  now: '2031-01-02T10:00:00.000Z',
  tickets: [],
  abilities: { scan: true, supervise: true, add: true },
};

function correctApi() {
  const api = officeApi();
  api.answer(attendeesCalls.get, () => ({ data: { ...attendee, answers: [] } }));
  api.answer(attendeeChangeCalls.attendeeForm, () => ({ data: form }));
  api.answer(attendeeChangeCalls.editAttendee, () => ({ data: form }));
  return api;
}

test('a correction keeps what is typed when another user was faster, and shows the other value', async () => {
  const api = correctApi();
  const entry = { id: 1, at: version, action: 'correct', actor: 'Rosa Mar', reason: null };
  const fields = [{ name: 'last_name', question: null, before: 'Lun', after: 'Luna' }];
  api.answer(attendeeChangeCalls.attendeeHistory, () => ({ data: [{ ...entry, fields }] }));
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Correct…');
  const drawer = await screen.findByRole('dialog', { name: 'Correct the ticket of Ana Luna' });
  const lastName = await within(drawer).findByLabelText(/^Last name/);
  await user.clear(lastName);
  await user.type(lastName, 'Sol');
  await user.selectOptions(within(drawer).getByLabelText(/^Size/), 'M');
  const otherValues = { ...form, last_name: 'Mar', updated_at: '2031-01-03T10:00:00.000Z' };
  api.fail(attendeeChangeCalls.editAttendee, 'CONFLICT', {
    userMessage: 'Changed meanwhile.',
    details: { current: otherValues },
  });
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await within(drawer).findByText('Changed meanwhile.')).toBeVisible();
  expect(within(drawer).getByText('Now: Mar')).toBeVisible();
  expect(lastName).toHaveValue('Sol');
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The ticket of Ana Sol is corrected.')).toBeVisible();
  expect(api.sent(attendeeChangeCalls.editAttendee).at(-1)?.body).toEqual({
    updated_at: otherValues.updated_at,
    last_name: 'Sol',
    answers: { 12: '8' },
  });
  expect(await screen.findByText('Last name: Lun → Luna')).toBeVisible();
  expect(screen.getByText('Corrected · Rosa Mar')).toBeVisible();
  // By the clock of the event, as the time of the ticket.
  expect(screen.getAllByText('Jan 2, 2031, 5:00 AM GMT-5', { selector: 'dt, dd' })).toHaveLength(2);
});

test('a correction after a conflict does not undo what another user changed in other fields', async () => {
  const api = correctApi();
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Correct…');
  const drawer = await screen.findByRole('dialog', { name: 'Correct the ticket of Ana Luna' });
  const lastName = await within(drawer).findByLabelText(/^Last name/);
  await user.clear(lastName);
  await user.type(lastName, 'Sol');
  const otherValues = { first_name: 'Anna', answers: { 12: [8] }, updated_at: '2031-01-03T10:00:00.000Z' };
  api.fail(attendeeChangeCalls.editAttendee, 'CONFLICT', {
    userMessage: 'Changed meanwhile.',
    details: { current: { ...form, ...otherValues } },
  });
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await within(drawer).findByText('Changed meanwhile.')).toBeVisible();
  expect(within(drawer).getByLabelText(/^First name/)).toHaveValue('Anna');
  expect(within(drawer).getByLabelText(/^Size/)).toHaveDisplayValue('M');
  expect(lastName).toHaveValue('Sol');
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The ticket of Anna Sol is corrected.')).toBeVisible();
  expect(api.sent(attendeeChangeCalls.editAttendee).at(-1)?.body).toEqual({
    updated_at: otherValues.updated_at,
    last_name: 'Sol',
  });
});

test('shows server errors at their field, and a hint that a new address replaces the link', async () => {
  const api = correctApi();
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Correct…');
  const drawer = await screen.findByRole('dialog', { name: 'Correct the ticket of Ana Luna' });
  await user.type(await within(drawer).findByLabelText(/^E-mail/), '.co');
  expect(within(drawer).getByText(/the former one ends/)).toBeVisible();
  await user.click(within(drawer).getByRole('checkbox', { name: 'Send the ticket to this address' }));
  await user.click(within(drawer).getByRole('checkbox', { name: /^Also replace the code/ }));
  api.fail(attendeeChangeCalls.editAttendee, 'VALIDATION_FAILED', { fields: { 'answers[12]': ['M is sold out.'] } });
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await within(drawer).findByText('M is sold out.')).toBeVisible();
  expect(api.sent(attendeeChangeCalls.editAttendee)[0]?.body).toEqual({
    updated_at: version,
    email: 'ana@example.org.co',
    send_ticket: true,
    new_code: true,
    key: expect.stringMatching(/^[\w-]{36}$/),
  });
});

test('the name of a person without an address is corrected', async () => {
  const api = correctApi();
  api.answer(attendeeChangeCalls.attendeeForm, () => ({ data: { ...form, email: '' } }));
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Correct…');
  const drawer = await screen.findByRole('dialog', { name: 'Correct the ticket of Ana Luna' });
  await user.type(await within(drawer).findByLabelText(/^Last name/), 'r');
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent(attendeeChangeCalls.editAttendee)).toHaveLength(1));
  expect(api.sent(attendeeChangeCalls.editAttendee)[0]?.body).toEqual({ updated_at: version, last_name: 'Lunar' });
});

test('another kind names the difference, and keeps the dialog when it is sold out', async () => {
  const api = officeApi([workshop]);
  api.answer(attendeeChangeCalls.changeTicketKind, () => ({ data: { id: 3, ticket_id: 5, needs_details: true } }));
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Change the kind…');
  const dialog = await screen.findByRole('dialog', { name: 'Change the ticket of Ana Luna' });
  expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
  await user.selectOptions(within(dialog).getByLabelText(/^Ticket/), 'Taller');
  expect(within(dialog).getByRole('status')).toHaveTextContent('costs $15.00 more');
  api.fail(attendeeChangeCalls.changeTicketKind, 'SOLD_OUT', { userMessage: 'No seats of Taller.' });
  await user.click(within(dialog).getByRole('button', { name: 'Change the kind' }));
  expect(await within(dialog).findByText('No seats of Taller.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Change the kind' }));
  expect(await screen.findByText(/Required answers are missing/)).toBeVisible();
  const [first, second] = api.sent(attendeeChangeCalls.changeTicketKind).map(({ body }) => body);
  expect(second).toEqual(first);
});

const doorList = { id: 4, event_id: 1, name: 'Puerta', ticket_ids: [], opens_at: null, closes_at: null };

test('chosen people are checked in at a list, and those who are refused are named', async () => {
  const api = officeApi();
  const list = { ...doorList, expected: 1, checked_in: 0 };
  api.answer(checkInCalls.lists, () => ({
    data: [list, { ...list, id: 5, name: 'Cena' }],
    meta: listsMeta,
  }));
  const refusedPeople = [{ id: 3, name: 'Ana Luna', result: 'unpaid' }];
  api.answer(attendeeChangeCalls.checkInMany, () => ({ data: { done: 2, already: 1, refused: refusedPeople } }));
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await user.click(await screen.findByRole('checkbox', { name: /Ana Luna/ }));
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Check 1 person in?' });
  await user.selectOptions(await within(dialog).findByLabelText('Check-in list'), 'Cena');
  await user.click(within(dialog).getByRole('button', { name: 'Check in' }));
  expect(await screen.findByText('2 people are checked in. 1 was in before.')).toBeVisible();
  expect(within(dialog).getByText('Ana Luna: Not paid')).toBeVisible();
  expect(api.sent(attendeeChangeCalls.checkInMany)[0]).toMatchObject({
    params: { id: 1 },
    body: { ids: [3], list_id: '5' },
  });
});

test('people are checked in only after the lists are read, and a failed read is shown', async () => {
  const api = officeApi();
  api.fail(checkInCalls.lists, 'INTERNAL', { userMessage: 'No lists now.' });
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await user.click(await screen.findByRole('checkbox', { name: /Ana Luna/ }));
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check 1 person in?' }));
  expect(await dialog.findByText('No lists now.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Check in' })).toBeDisabled();
  api.answer(checkInCalls.lists, () => ({ data: [{ ...doorList, expected: 1, checked_in: 0 }], meta: listsMeta }));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Check in' })).toBeEnabled());
});

test('a check-in is undone for the people of the tab, at the only list, whose problem is shown', async () => {
  const api = officeApi();
  const row = { ...attendee, checked_in_at: version, checked_in_gate: 'Norte' };
  api.answer(attendeesCalls.list, () => ({ data: [row], meta: { total: 1, page: 1, per_page: 25, states } }));
  api.answer(checkInCalls.lists, () => ({ data: [{ ...doorList, expected: 1, checked_in: 1 }], meta: listsMeta }));
  api.answer(attendeeChangeCalls.undoCheckInMany, () => ({ data: { done: 1, skipped: 0 } }));
  const { user } = await open('/admin/events/1?panel=attendees&state=checked_in', api);
  expect(await screen.findByText(/· Norte$/)).toBeVisible();
  await user.click(await screen.findByRole('checkbox', { name: /Ana Luna/ }));
  await user.click(screen.getByRole('button', { name: 'Undo check-in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the check-in of 1 person?' });
  api.fail(attendeeChangeCalls.undoCheckInMany, 'VALIDATION_FAILED', { fields: { list_id: ['No such list.'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Undo check-in' }));
  expect(await within(dialog).findByText('No such list.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Undo check-in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(attendeeChangeCalls.undoCheckInMany)[0]?.body).toEqual({ ids: [3] });
});
