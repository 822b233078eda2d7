/// <reference types="node" />
import { checkInCalls } from '@enlace/shared-contract';
import { buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { webcrypto } from 'node:crypto';

import { pages } from '../../../pages';
import remote from '../../../remote';
import { DoorStore } from './offline/door-store';

jest.mock('./camera/worker-decoder', () => ({
  createWorkerDecoder: () => ({ decode: async () => null, close: () => undefined }),
}));

// Keys and a database take long on a busy machine.
jest.setTimeout(60_000);

const list = {
  ...{ id: 7, event_id: 1, name: 'Entrada', ticket_ids: [], opens_at: null, closes_at: null },
  ...{ expected: 20, checked_in: 4 },
};
const attendee = { id: 3, first_name: 'Ana', last_name: 'Luna', ticket: 'General' };
const at = '2031-01-02T18:00:00.000Z';
const person = { ...attendee, email: 'ana@example.org', state: 'confirmed', check_in: null };
const steward = { scan: true, supervise: false, add: false };

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  globalThis.crypto.randomUUID ??= () => webcrypto.randomUUID();
  globalThis.ImageData ??= class {} as unknown as typeof ImageData;
  globalThis.indexedDB = new IDBFactory();
});

function doorApi(abilities: object = { ...steward, supervise: true, add: true }) {
  const api = createFakeApi({ tickets: [{ ...buildRow('tickets', 2), event_id: 1, name: 'General', price: 0 }] });
  const event = { title: 'Café con datos', starts_at: at, timezone: 'UTC' };
  api.answer(checkInCalls.lists, () => ({ data: [list], meta: { event, abilities } }));
  api.answer(checkInCalls.snapshot, () => ({ data: { salt: 'salt', rows: [], next: null } }));
  api.answer(checkInCalls.counts, () => ({
    data: {
      expected: 20,
      checked_in: 4,
      gates: [
        { gate: 'Norte', checked_in: 3 },
        { gate: 'Sur', checked_in: 1 },
      ],
    },
  }));
  api.answer(checkInCalls.people, () => ({ data: [person], meta: { total: 1, page: 1, per_page: 10 } }));
  return api;
}

function keepSettings(values: object = {}): void {
  const settings = { gate: 'Norte', device: 'Device 1', mode: 'express', hasSound: false, hasVibration: false };
  localStorage.setItem('enlace_check_in_1', JSON.stringify({ ...settings, cameraId: '', listId: 7, ...values }));
}

function open(api = doorApi()) {
  return renderRemote(remote, pages, '/admin/events/1/check-in', { api });
}

/** A scanner that acts as a keyboard: a key each ten milliseconds, however busy the machine is. */
function type(text: string, target: Element = document.body): void {
  const start = createEvent.keyDown(target, { key: 'Shift' }).timeStamp + 5_000;
  for (const [index, key] of [...text, 'Enter'].entries()) {
    const event = createEvent.keyDown(target, { key });
    Object.defineProperty(event, 'timeStamp', { value: start + index * 10 });
    fireEvent(target, event);
  }
}

/** Ends the connection of the page to its database, as a browser does when its data is deleted. */
function deleteDatabase(): Promise<void> {
  return act(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('enlace-check-in');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error ?? new Error('not deleted'));
      }),
  );
}

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

test.each([
  ['cancelled', 'Ticket cancelled'],
  ['unpaid', 'Not paid'],
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

test('mode Standard waits for a press', async () => {
  keepSettings({ mode: 'standard' });
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  const { user } = await open(api);
  await screen.findByText('Ready to scan');
  act(() => type('secret-code-1'));
  const confirm = await screen.findByRole('button', { name: 'Check in' });
  expect(confirm).toHaveFocus();
  expect(api.sent(checkInCalls.redeemTicket)).toHaveLength(0);
  await user.click(confirm);
  expect(await screen.findByText('Welcome!')).toBeVisible();
  expect(api.sent(checkInCalls.redeemTicket)).toHaveLength(1);
});

test('a scan in the search field leaves its text, and typing by hand is no scan', async () => {
  keepSettings();
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  const { user } = await open(api);
  const search = await screen.findByRole('searchbox', { name: /^Search by name/ });
  await user.type(search, 'Ana');
  expect(await screen.findByText('General · ana@example.org')).toBeVisible();
  act(() => type('secret-code-1', search));
  expect(await screen.findByText('Welcome!')).toBeVisible();
  expect(search).toHaveValue('Ana');
});

test('a supervisor checks in by name with the keyboard, and undoes it', async () => {
  keepSettings();
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  api.answer(checkInCalls.undoCheckIn, () => ({ data: { changed: true } }));
  const { user } = await open(api);
  await user.type(await screen.findByRole('searchbox', { name: /^Search by name/ }), 'Ana Luna');
  (await screen.findByRole('button', { name: 'Check Ana Luna in' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Welcome!')).toBeVisible();
  expect(api.sent(checkInCalls.redeemTicket).at(-1)?.body).toMatchObject({ attendee_id: 3 });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sent(checkInCalls.undoCheckIn).at(-1)?.body).toEqual({ attendee_id: 3 }));
  expect(await screen.findByText('Ready to scan')).toBeVisible();
});

test('a steward only scans', async () => {
  keepSettings();
  await open(doorApi(steward));
  const main = await screen.findByText('Ready to scan');
  expect(main).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a person' })).not.toBeInTheDocument();
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

test('in mode Standard, codes that come while a person waits are ignored, and one press sends once', async () => {
  keepSettings({ mode: 'standard' });
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  await open(api);
  await screen.findByText('Ready to scan');
  act(() => type('secret-code-1'));
  const confirm = await screen.findByRole('button', { name: 'Check in' });
  act(() => type('other-code-22'));
  expect(screen.getByRole('heading', { name: 'Ticket …de-1' })).toBeVisible();
  act(() => {
    confirm.click();
    confirm.click();
    type('third-code-333');
  });
  expect(await screen.findByText('Welcome!')).toBeVisible();
  expect(api.sent(checkInCalls.redeemTicket).map(({ body }) => body?.['code'])).toEqual(['secret-code-1']);
  act(() => type('third-code-333'));
  expect(await screen.findByRole('heading', { name: 'Ticket …-333' })).toBeVisible();
});

test('the settings open in a dialog that pauses scans, and their changes are kept', async () => {
  keepSettings();
  const api = doorApi();
  const { user } = await open(api);
  await screen.findByText('Ready to scan');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set up this device' });
  act(() => type('secret-code-1'));
  const gate = within(dialog).getByLabelText(/^Gate/);
  await user.clear(gate);
  await user.type(gate, 'Sur');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Café con datos · Entrada · Gate Sur')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.sent(checkInCalls.redeemTicket)).toHaveLength(0);
});

test('after a check-in by name, the row and the focus stay while the answer loads again', async () => {
  keepSettings();
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  const { user } = await open(api);
  await user.type(await screen.findByRole('searchbox', { name: /^Search by name/ }), 'Ana');
  const button = await screen.findByRole('button', { name: 'Check Ana Luna in' });
  expect(screen.getByText('1 person found')).toBeInTheDocument();
  const presentPerson = { ...person, check_in: { scanned_at: at, gate: 'Norte' } };
  api.answer(checkInCalls.people, () => ({ data: [presentPerson], meta: { total: 1, page: 1, per_page: 10 } }));
  button.focus();
  act(() => {
    button.click();
    button.click();
  });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('button', { name: 'Undo the check-in of Ana Luna' })).toHaveFocus();
  expect(api.sent(checkInCalls.redeemTicket)).toHaveLength(1);
});

test('an undo whose download fails is still an undo', async () => {
  keepSettings();
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  api.answer(checkInCalls.undoCheckIn, () => ({ data: { changed: true } }));
  const { user } = await open(api);
  await screen.findByText('Ready to scan');
  act(() => type('secret-code-1'));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const { length } = api.sent(checkInCalls.snapshot);
  api.fail(checkInCalls.snapshot, 'FORBIDDEN');
  await user.click(undo);
  expect(await screen.findByText('The check-in is undone.')).toBeVisible();
  expect(await screen.findByText('Ready to scan')).toBeVisible();
  await waitFor(() => expect(api.sent(checkInCalls.snapshot).length).toBeGreaterThan(length));
  expect(screen.queryByText('The check-in could not be undone.')).not.toBeInTheDocument();
});

test('a database that the browser closes is opened again, and scans go on', async () => {
  keepSettings();
  const api = doorApi();
  api.answer(checkInCalls.redeemTicket, () => ({
    data: { result: 'ok', attendee, check_in: { scanned_at: at, gate: 'Norte' } },
  }));
  await open(api);
  await screen.findByRole('heading', { name: '4 of 20 are here' });
  await deleteDatabase();
  act(() => type('secret-code-1'));
  expect(await screen.findByText('Welcome!')).toBeVisible();
});

test('a browser that refuses its database says so, and a retry opens the page', async () => {
  keepSettings();
  const { user } = await open();
  await screen.findByRole('heading', { name: '4 of 20 are here' });
  const refusal = jest.spyOn(DoorStore, 'open').mockRejectedValue(new Error('private window'));
  await deleteDatabase();
  expect(await screen.findByText(/does not store data/)).toBeVisible();
  refusal.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ready to scan')).toBeVisible();
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
