import { salesPeriods } from './sales-periods';

const sale = (day: string, tickets = 1) => ({ day, tickets, amount: tickets * 100 });

test('days without a sale are between those with one', () => {
  expect(salesPeriods([sale('2031-02-27', 2), sale('2031-03-01')])).toEqual([
    { day: '2031-02-27', tickets: 2, amount: 200 },
    { day: '2031-02-28', tickets: 0, amount: 0 },
    { day: '2031-03-01', tickets: 1, amount: 100 },
  ]);
  expect(salesPeriods([])).toEqual([]);
});

test('a sale of many months is shown in parts of seven days, with all tickets', () => {
  const periods = salesPeriods([sale('2031-01-01', 3), sale('2031-01-08', 4), sale('2031-06-30', 5)]);
  expect(periods.length).toBeLessThanOrEqual(27);
  expect(periods.slice(0, 2)).toEqual([
    { day: '2031-01-01', tickets: 3, amount: 300 },
    { day: '2031-01-08', tickets: 4, amount: 400 },
  ]);
  expect(periods.reduce((count, { tickets }) => count + tickets, 0)).toBe(12);
});
