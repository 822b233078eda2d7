import { saleGapOf } from './sale-gap';

const now = new Date('2031-03-04T12:00:00Z');
const movedEvent = {
  id: 1,
  status: 'published',
  previous_starts_at: '2031-03-05T23:00:00Z',
  starts_at: '2031-03-12T23:00:00Z',
  ends_at: '2031-03-13T01:00:00Z',
};
const sale = (sale_ends_at: string | null) => ({ sale_ends_at });
const before = sale('2031-03-05T20:00:00Z');

test('a moved event whose last sale ends before the former start has a gap', () => {
  expect(saleGapOf(movedEvent, [sale('2031-03-01T20:00:00Z'), before], now)).toEqual({
    end: '2031-03-05T20:00:00.000Z',
    isOver: false,
  });
  expect(saleGapOf(movedEvent, [sale('2031-03-01T20:00:00Z')], now)).toMatchObject({ isOver: true });
});

test.each([
  ['a longer sale', movedEvent, [before, sale('2031-03-12T20:00:00Z')]],
  ['a sale until the end', movedEvent, [before, sale(null)]],
  ['no tickets', movedEvent, []],
  ['no move', { ...movedEvent, previous_starts_at: null }, [before]],
  ['a move within the day', { ...movedEvent, starts_at: '2031-03-06T02:00:00Z' }, [before]],
  ['a cancelled event', { ...movedEvent, status: 'cancelled' }, [before]],
  ['an event that is over', { ...movedEvent, ends_at: '2031-03-04T11:00:00Z' }, [before]],
])('%s has none', (_, event, tickets) => {
  expect(saleGapOf(event, tickets, now)).toBeNull();
});
