import { checkInCalls } from '@enlace/shared-contract/attendees';
import { buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { createEvent, fireEvent } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

const list = {
  id: 7,
  event_id: 1,
  name: 'Entrada',
  ticket_ids: [],
  opens_at: null,
  closes_at: null,
  expected: 20,
  checked_in: 4,
};
export const attendee = { id: 3, first_name: 'Ana', last_name: 'Luna', ticket: 'General' };
export const at = '2031-01-02T18:00:00.000Z';
export const person = { ...attendee, email: 'ana@example.org', state: 'confirmed', check_in: null };
export const steward = { scan: true, supervise: false, add: false };

export function doorApi(abilities: object = { ...steward, supervise: true, add: true }, price = 0) {
  const api = createFakeApi({ tickets: [{ ...buildRow('tickets', 2), event_id: 1, name: 'General', price: 0 }] });
  const event = { title: 'Café con datos', starts_at: at, timezone: 'UTC' };
  const doorTickets = [{ id: 2, name: 'General', price, currency: 'USD' }];
  api.answer(checkInCalls.lists, () => ({ data: [list], meta: { event, now: at, abilities, tickets: doorTickets } }));
  api.answer(checkInCalls.snapshot, () => ({ data: { salt: 'salt', rows: [], next: null } }));
  api.answer(checkInCalls.counts, () => ({
    data: {
      now: new Date().toISOString(),
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

export function keepSettings(values: object = {}): void {
  const settings = { gate: 'Norte', device: 'Device 1', mode: 'express', hasSound: false, hasVibration: false };
  localStorage.setItem('enlace_check_in_1', JSON.stringify({ ...settings, cameraId: '', listId: 7, ...values }));
}

export function open(api = doorApi()) {
  return renderRemote(remote, pages, '/admin/events/1/check-in', { api });
}

/** A scanner that acts as a keyboard: a key each ten milliseconds, however busy the machine is. */
export function type(text: string, target: Element = document.body): void {
  const start = createEvent.keyDown(target, { key: 'Shift' }).timeStamp + 5_000;
  for (const [index, key] of [...text, 'Enter'].entries()) {
    const event = createEvent.keyDown(target, { key });
    Object.defineProperty(event, 'timeStamp', { value: start + index * 10 });
    fireEvent(target, event);
  }
}
