import { screen } from '@testing-library/react';

const mockLoad = jest.fn();
jest.mock('./events-filter', () => {
  mockLoad();
  return { EventsFilter: () => null, loadFilterTexts: () => Promise.resolve() };
});

/** The first page of a visit, with its rendered filter and a link. */
async function openPage(): Promise<void> {
  jest.useFakeTimers();
  document.body.innerHTML = '<main><button>Filter</button><a href="/news">News</a></main>';
  const visit = () => [{ name: location.href }];
  Object.defineProperty(performance, 'getEntriesByType', { value: visit, configurable: true });
  jest.resetModules();
  await import('./lazy-filter');
}

const press = (element: HTMLElement) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(() => mockLoad.mockClear());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('the code of the filter is loaded when it is pressed', async () => {
  await openPage();
  press(screen.getByRole('button', { name: 'Filter' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(mockLoad).toHaveBeenCalledTimes(1);
});

test('the press of a link loads its page before the filter of this one', async () => {
  await openPage();
  press(screen.getByRole('link', { name: 'News' }));
  await jest.advanceTimersByTimeAsync(500);
  expect(mockLoad).not.toHaveBeenCalled();
  // A visitor who stays or comes back uses the filter.
  await jest.advanceTimersByTimeAsync(500);
  expect(mockLoad).toHaveBeenCalledTimes(1);
});
