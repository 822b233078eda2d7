import type { events } from '@enlace/shared-contract/events';
import type { EntityOf } from '@enlace/shared-contract/resources';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { type CalendarFacts, eventCalendar } from './event-calendar';
import { calendarTime, timeZoneLines } from './time-zone';

const facts: CalendarFacts = {
  productName: 'Enlace',
  origin: 'https://enlace.test',
  isChosen: true,
  locale: 'es',
  mailFrom: 'Enlace <no-reply@enlace.test>',
};
const event = {
  id: 7,
  slug: 'cafe',
  title: 'Café, datos; y más\\',
  summary: 'Línea uno\nLínea dos',
  status: 'published',
  starts_at: '2026-07-10T00:00:00.000Z',
  ends_at: '2026-07-10T01:30:00.000Z',
  timezone: 'America/Santiago',
  format: 'in_person',
  venue_name: 'Casa',
  venue_address: 'Av. Uno 3',
  city: 'Santiago',
  created_at: '2026-05-01T10:00:00.000Z',
  updated_at: '2026-05-01T10:01:05.000Z',
  event_categories: [],
} as unknown as EntityOf<typeof events>;
const unfold = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar of events', () => {
  test('has local times with their zone, a stable UID and a sequence that grows with changes', () => {
    const lines = unfold(eventCalendar('Eventos', [event], facts));
    for (const line of [
      'UID:event-7@enlace.test',
      'DTSTART;TZID=America/Santiago:20260709T200000',
      'DTEND;TZID=America/Santiago:20260709T213000',
      'DTSTAMP:20260501T100105Z',
      'SEQUENCE:65',
      'STATUS:CONFIRMED',
      'URL:https://enlace.test/es/events/cafe',
      'LOCATION:Casa\\, Av. Uno 3\\, Santiago',
      'SUMMARY:Café\\, datos\\; y más\\\\',
      'ORGANIZER;CN="Enlace":mailto:no-reply@enlace.test',
    ])
      assert.ok(lines.includes(line), line);
    const later = eventCalendar('Eventos', [{ ...event, updated_at: '2026-05-02T10:00:00.000Z' }], facts);
    assert.match(later, /UID:event-7@enlace\.test\r\n[^]*SEQUENCE:86400\r\n/);
    assert.match(eventCalendar('Eventos', [{ ...event, status: 'cancelled' }], facts), /STATUS:CANCELLED/);
    assert.equal(eventCalendar('Eventos', [event], facts), eventCalendar('Eventos', [event], facts));
  });

  test('for one person has the number and the time of the message, also when the event did not change', () => {
    const attendee = { name: 'Ana "A" Sol', email: 'ana@example.org' };
    const message = { attendee, stampedAt: new Date('2026-06-01T08:00:00.000Z'), method: 'CANCEL' } as const;
    const lines = unfold(eventCalendar('Eventos', [{ ...event, sequence: 66 }], facts, message));
    for (const line of [
      'METHOD:CANCEL',
      'STATUS:CANCELLED',
      'SEQUENCE:66',
      'DTSTAMP:20260601T080000Z',
      'ATTENDEE;CN="Ana  A  Sol";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ana@example.org',
    ])
      assert.ok(lines.includes(line), line);
    assert.doesNotMatch(eventCalendar('Eventos', [event], facts), /ATTENDEE/);
  });

  test('leads nobody to the venue of an event that moved online', () => {
    for (const change of [{ status: 'moved_online' }, { format: 'online' }] as const) {
      const text = eventCalendar('Eventos', [{ ...event, ...change }], facts);
      assert.match(text, /LOCATION:En línea\r\n/);
      assert.doesNotMatch(text, /Casa|Av\. Uno/);
    }
  });

  test('folds lines at 75 octets without cutting characters', () => {
    const title = 'ñandú 👩🏽‍💻 '.repeat(30);
    const text = eventCalendar('Eventos', [{ ...event, title }], facts);
    for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.ok(unfold(text).includes(`SUMMARY:${title}`));
    assert.ok(text.endsWith('END:VCALENDAR\r\n') && !text.includes('\uFFFD'));
  });

  test('describes each zone with the changes of its clock', () => {
    const lines = timeZoneLines('Europe/Madrid', new Date('2026-02-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z'));
    const text = lines.join('\n');
    assert.match(text, /BEGIN:DAYLIGHT\nDTSTART:20260329T020000\nTZOFFSETFROM:\+0100\nTZOFFSETTO:\+0200\nEND:DAYLIGHT/);
    assert.match(text, /BEGIN:STANDARD\nDTSTART:20261025T030000\nTZOFFSETFROM:\+0200\nTZOFFSETTO:\+0100\nEND:STANDARD/);
    const fixedZone = timeZoneLines(
      'America/Bogota',
      new Date('2026-02-01T00:00:00Z'),
      new Date('2026-12-01T00:00:00Z'),
    );
    assert.equal(fixedZone.filter((line) => line.startsWith('BEGIN:STANDARD')).length, 1);
    assert.equal(calendarTime(new Date('2026-07-10T00:00:00Z'), 'Asia/Kolkata'), '20260710T053000');
  });
});
