import { instantOf, localOf } from './instants';

test('an instant is shown as the time of a zone, and read back', () => {
  expect(localOf('2031-03-05T23:00:00Z', 'America/Bogota')).toBe('2031-03-05T18:00');
  expect(instantOf('2031-03-05T18:00', 'America/Bogota')).toBe('2031-03-05T23:00:00.000Z');
  expect(localOf('2031-01-01T05:00:00Z', 'America/New_York')).toBe('2031-01-01T00:00');
});

test.each([
  ['before the clocks change', '2031-03-09T01:30', '2031-03-09T06:30:00.000Z'],
  ['after it', '2031-03-09T03:30', '2031-03-09T07:30:00.000Z'],
  ['in winter again', '2031-11-02T03:30', '2031-11-02T08:30:00.000Z'],
])('a time on a day with a change of clocks, %s', (_when, local, instant) => {
  expect(instantOf(local, 'America/New_York')).toBe(instant);
  expect(localOf(instant, 'America/New_York')).toBe(local);
});

test('an incomplete time is sent as it is, and an unknown zone is that of the user', () => {
  expect(instantOf('2031-03-05T', 'America/Bogota')).toBe('2031-03-05');
  expect(instantOf('2031-03-05T18:00', 'Nowhere/Town')).toBe(instantOf('2031-03-05T18:00'));
  expect(localOf('soon', 'America/Bogota')).toBe('');
});
