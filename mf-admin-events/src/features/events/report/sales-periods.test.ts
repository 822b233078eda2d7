import { salesPeriods } from './sales-periods';

const sale = (day: string, tickets = 1) => ({ day, tickets, amount: tickets * 100 });

test('days without a sale are between those with one', () => {
  expect(salesPeriods([sale('2031-02-27', 2), sale('2031-03-01')])).toEqual([
    { day: '2031-02-27', lastDay: '2031-02-27', tickets: 2 },
    { day: '2031-02-28', lastDay: '2031-02-28', tickets: 0 },
    { day: '2031-03-01', lastDay: '2031-03-01', tickets: 1 },
  ]);
  expect(salesPeriods([])).toEqual([]);
});

test('a sale of many months is shown in parts of seven days, with all tickets', () => {
  const periods = salesPeriods([sale('2031-01-01', 3), sale('2031-01-08', 4), sale('2031-06-30', 5)]);
  expect(periods.length).toBeLessThanOrEqual(27);
  expect(periods.slice(0, 2)).toEqual([
    { day: '2031-01-01', lastDay: '2031-01-07', tickets: 3 },
    { day: '2031-01-08', lastDay: '2031-01-14', tickets: 4 },
  ]);
  expect(periods.at(-1)).toEqual({ day: '2031-06-25', lastDay: '2031-06-30', tickets: 5 });
  expect(periods.reduce((count, { tickets }) => count + tickets, 0)).toBe(12);
});
