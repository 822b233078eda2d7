import { safeParse, type $ZodType } from 'zod/v4/core';

import { calendarDay, localInstant, requiredInstant } from './fields';
import * as field from './record-fields';

const accepts = (schema: $ZodType, text: string): boolean => safeParse(schema, text).success;

describe('a day', () => {
  it.each(['2026-02-28', '2028-02-29', '1999-12-31'])('of the calendar is taken: %s', (text) => {
    for (const schema of [calendarDay, field.day.write, requiredInstant, localInstant])
      expect(accepts(schema, text)).toBe(true);
  });

  it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '30/12/2026', '0000-01-01', '20260101'])(
    'that does not exist is refused: %s',
    (text) => {
      for (const schema of [calendarDay, field.day.write, requiredInstant, localInstant])
        expect(accepts(schema, text)).toBe(false);
      for (const schema of [requiredInstant, localInstant]) {
        expect(accepts(schema, `${text}T10:00:00Z`)).toBe(false);
        expect(accepts(schema, `${text}T10:00`)).toBe(false);
      }
    },
  );
});

describe('an instant', () => {
  it.each([
    ['2026-12-30T19:00:00-05:00', '2026-12-31T00:00:00.000Z'],
    ['2026-12-30T19:00Z', '2026-12-30T19:00:00.000Z'],
    ['2026-12-30T19:00', '2026-12-30T19:00:00.000Z'],
    ['2026-12-30 19:00', '2026-12-30T19:00:00.000Z'],
    ['2026-12-30', '2026-12-30T00:00:00.000Z'],
  ])('without a zone is in UTC, wherever the program runs: %s', (text, instant) => {
    expect(safeParse(requiredInstant, text).data).toBe(instant);
  });

  it.each([
    ['2026-12-30T19:00:00-05:00', '2026-12-31T00:00:00.000Z'],
    ['2026-12-30T19:00', '2026-12-30T19:00:00'],
    ['2026-12-30 19:00:30', '2026-12-30T19:00:30'],
    ['2026-12-30', '2026-12-30T00:00:00'],
  ])('of a record with a place can be local: %s', (text, local) => {
    expect(safeParse(localInstant, text).data).toBe(local);
  });

  it.each(['2026-12-30T25:00', '2026-12-30T10:60Z', '19:00', 'tomorrow', '2026-12-30T10', '2026-12-30T10:00+5'])(
    'is refused in another form: %s',
    (text) => {
      expect(accepts(requiredInstant, text)).toBe(false);
      expect(accepts(localInstant, text)).toBe(false);
    },
  );
});
