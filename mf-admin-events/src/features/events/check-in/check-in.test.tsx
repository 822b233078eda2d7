import { checkInCalls, readTicketCode } from '@enlace/shared-contract/attendees';
import { act, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { webcrypto } from 'node:crypto';

import { attendee, at, doorApi, keepSettings, open, steward, type } from '../../../testing/stages/check-in-stage';

jest.mock('./camera/worker-decoder', () => ({
  createWorkerDecoder: () => ({ decode: async () => null, close: () => undefined }),
}));

// Keys and a database take long on a busy machine.
jest.setTimeout(60_000);

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  globalThis.crypto.randomUUID ??= () => webcrypto.randomUUID();
  globalThis.ImageData ??= class {} as unknown as typeof ImageData;
  globalThis.indexedDB = new IDBFactory();
});

test('a device is set up with a gate before the first scan', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(screen.getByText('Please name the gate.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Gate/), 'Sur');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Café con datos · Entrada · Gate Sur')).toBeVisible();
  expect(await screen.findByRole('heading', { name: '4 of 20 are here' })).toBeVisible();
});

test('a scanner checks a person in, and the next scan of the ticket shows time and gate', async () => {
  keepSettings();
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  await open(api);
  await screen.findByText('Ready to scan');
  act(() => type('secret-code-1'));
  expect(await screen.findByText('Welcome!')).toBeVisible();
  expect(screen.getByText('Ana Luna')).toBeVisible();
  expect(api.sent(checkInCalls.redeemTicket).at(-1)?.body).toMatchObject({ code: 'secret-code-1', gate: 'Norte' });
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'already', attendee, check_in: { scanned_at: at, gate: 'Sur' } },
  }));
  act(() => type('secret-code-1'));
  expect(await screen.findByText('Already checked in')).toBeVisible();
  expect(screen.getByText(/gate Sur/)).toBeVisible();
});

/** What a keyboard with another layout makes of the keys that a scanner with the layout of the United States presses. */
const layouts = {
  Spanish: { '-': "'", _: '?' },
  Italian: { '-': "'", _: '?' },
};

test.each([
  ['Spanish', '7ZQK0M1XW8VYT3HJ5N9RP2GDCA'],
  ['Italian', '7ZQK0M1XW8VYT3HJ5N9RP2GDCA'],
  ['Spanish', 'aB3-_lIoO0zZ9xYwVuTsRq'],
  ['Italian', 'aB3-_lIoO0zZ9xYwVuTsRq'],
] as const)('a scanner on a keyboard with %s layout sends the code %s', async (layout, code) => {
  keepSettings();
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  await open(api);
  await screen.findByText('Ready to scan');
  const keys = new Map(Object.entries(layouts[layout]));
  act(() => type(Array.from(code, (key) => keys.get(key) ?? key).join('')));
  expect(await screen.findByText('Welcome!')).toBeVisible();
  expect(readTicketCode(String(api.sent(checkInCalls.redeemTicket).at(-1)?.body?.['code']))).toBe(code);
});

test.each([
  ['cancelled', 'Ticket cancelled'],
  ['unpaid', 'Not paid'],
  ['refunded', 'Refunded'],
  ['undone', 'Check-in undone'],
  ['not_taken', 'Not accepted'],
  ['not_approved', 'Not approved yet'],
  ['wrong_ticket', 'Another event'],
  ['not_on_list', 'Not for this door'],
  ['unknown', 'Unknown code'],
  ['transferred', 'Old code'],
  ['not_yet_open', 'Not open yet'],
  ['closed', 'Check-in is closed'],
])('the result %s has words, and the next code scans at once', async (result, title) => {
  keepSettings();
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, ({ body }) => ({
    data:
      body?.['code'] === 'valid-code'
        ? { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } }
        : { result, attendee: null, check_in: null },
  }));
  await open(api);
  await screen.findByText('Ready to scan');
  act(() => {
    type('invalid-code');
    type('valid-code');
  });
  expect(await screen.findByText('Welcome!')).toBeVisible();
  act(() => type('invalid-code'));
  expect(await screen.findByText(title)).toBeVisible();
});

/** The form for a person without a ticket, with a name. */
async function openWalkIn() {
  keepSettings();
  const api = doorApi();
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Person without a ticket' }));
  await user.type(dialog.getByLabelText(/^First name/), 'Luz');
  await user.type(dialog.getByLabelText(/^Last name/), 'Prado');
  return { api, user, dialog };
}

test('a person without a ticket pays in cash and is in; above the capacity after one more press', async () => {
  const { api, user, dialog } = await openWalkIn();
  await user.click(dialog.getByRole('radio', { name: 'Cash' }));
  await user.type(dialog.getByLabelText(/^Amount/), '12.50');
  api.fail(checkInCalls.walkIn, 'SOLD_OUT');
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  const exceedButton = await dialog.findByRole('button', { name: 'Exceed by 1' });
  api.answer(checkInCalls.walkIn, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  await user.click(exceedButton);
  expect(await screen.findByText('Luz Prado is in.')).toBeVisible();
  const [first, second] = api.sent(checkInCalls.walkIn);
  expect(first?.body).toMatchObject({ ticket_id: 2, email: '', paid: 'cash', amount: 1250, exceed: false });
  expect(second?.body).toMatchObject({ exceed: true, key: first?.body?.['key'], nonce: first?.body?.['nonce'] });
});

test('the amount of a person without a ticket is the price until it is typed; what is wrong with it is named', async () => {
  keepSettings();
  const { user } = await open(doorApi({ ...steward, supervise: true, add: true }, 2500));
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Person without a ticket' }));
  const amount = dialog.getByLabelText(/^Amount/);
  expect(amount).toHaveValue('25.00');
  await user.type(dialog.getByLabelText(/^First name/), 'Luz');
  await user.type(dialog.getByLabelText(/^Last name/), 'Prado');
  await user.clear(amount);
  expect(amount).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  expect(dialog.getByText('This is needed.')).toBeVisible();
  await user.type(amount, '12 and a half');
  expect(dialog.getByText('An amount like 12.50 is needed.')).toBeVisible();
  expect(dialog.queryByText('This is needed.')).not.toBeInTheDocument();
});

test('a repeated form shows the name of its person, and what became of the check-in', async () => {
  const { api, user, dialog } = await openWalkIn();
  api.fail(checkInCalls.walkIn, 'CONFLICT', { userMessage: 'Already added as Luz Sol.' });
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  expect(await dialog.findByText('Already added as Luz Sol.')).toBeVisible();
  api.answer(checkInCalls.walkIn, () => ({ data: { result: 'undone', attendee, check_in: null } }));
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  expect(await screen.findByText('Luz Prado: Check-in undone')).toBeVisible();
});

test('without an answer a person is let in, and the page lists what the server decided otherwise', async () => {
  keepSettings();
  const api = doorApi();
  api.fail(checkInCalls.redeemTicket, 'NETWORK');
  api.answer(checkInCalls.syncCheckIns, ({ body }) => {
    const scans = body?.['scans'];
    const nonces = Array.isArray(scans) ? scans.map((scan: { readonly nonce: string }) => scan.nonce) : [];
    const checkIn = { scanned_at: at, gate: 'Sur' };
    return { data: nonces.map((nonce) => ({ nonce, result: 'already', attendee, check_in: checkIn, replaced: null })) };
  });
  const { user } = await open(api);
  await screen.findByText('Ready to scan');
  act(() => type('secret-code-1'));
  expect(await screen.findByText('Not known here')).toBeVisible();
  api.fail(checkInCalls.redeemTicket, 'NETWORK');
  await user.click(screen.getByRole('button', { name: 'Let in, check later' }));
  expect(await screen.findByText('Welcome!')).toBeVisible();
  const report = await screen.findByRole('region', { name: '1 conflict' });
  expect(within(report).getByText('Ana Luna')).toBeVisible();
  expect(within(report).getByText(/gate Sur/)).toBeVisible();
});

test('an ended session asks to sign in again, and the scan stays on the device', async () => {
  keepSettings();
  const api = doorApi();
  for (const call of [checkInCalls.redeemTicket, checkInCalls.syncCheckIns, checkInCalls.counts])
    api.fail(call, 'UNAUTHENTICATED');
  const { user } = await open(api);
  await screen.findByText('Ready to scan');
  act(() => type('secret-code-1'));
  expect(await screen.findByText(/^Your session has ended. Sign in again to go on./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fadmin%2Fevents%2F1%2Fcheck-in',
  );
  expect(screen.queryByText('The ticket could not be checked.')).not.toBeInTheDocument();
  api.fail(checkInCalls.redeemTicket, 'UNAUTHENTICATED');
  await user.click(await screen.findByRole('button', { name: 'Let in, check later' }));
  expect(await screen.findByText('Welcome!')).toBeVisible();
});
