import { checkInCalls } from '@enlace/shared-contract/attendees';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { webcrypto } from 'node:crypto';

import { DoorStore } from './offline/door-store';
import {
  attendee,
  at,
  person,
  steward,
  doorApi,
  keepSettings,
  open,
  type,
} from '../../../testing/stages/check-in-stage';

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
