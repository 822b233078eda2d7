import { screen } from '@testing-library/react';

import { renderStory } from '../../testing/render-story';
import { One } from './picker.story';
import type { PickerOption } from './use-option-search';
import { clock, wait, input, option, renderSearch } from '../../testing/stages/picker-stage';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('asks once the person pauses, and ends the question that is no longer wanted', async () => {
  const signals: AbortSignal[] = [];
  const search = jest.fn((_text: string, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<readonly PickerOption[]>(() => undefined);
  });
  const user = renderSearch(search);
  await user.click(input('Leader'));
  await wait(0);
  await user.type(input('Leader'), 'ana');
  expect(search.mock.calls.map(([text]) => text)).toEqual(['']);
  expect(signals[0]?.aborted).toBe(true);
  await wait(200);
  expect(search.mock.calls.map(([text]) => text)).toEqual(['', 'ana']);
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  await user.keyboard('{Escape}');
  expect(signals[1]?.aborted).toBe(true);
});

test('arrows and Enter choose; the list is named, counted and closed', async () => {
  const user = renderStory(One, clock);
  await user.click(input(/Leader/));
  await wait(0);
  expect(screen.getByRole('listbox', { name: 'Leader' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('5 results');
  await user.keyboard('{ArrowDown}');
  expect(input(/Leader/)).toHaveAttribute('aria-activedescendant', option(/Beatriz/).id);
  await user.keyboard('{Enter}');
  expect(input(/Leader/)).toHaveValue('Beatriz Núñez');
  expect(input(/Leader/)).toHaveAttribute('aria-expanded', 'false');
  expect(input(/Leader/)).toHaveFocus();
});

test('a press chooses, and the choice can be taken back', async () => {
  const user = renderSearch(() => Promise.resolve([{ value: 7, label: 'Ana' }]));
  await user.click(input('Leader'));
  await wait(0);
  await user.click(option(/Ana/));
  expect(document.querySelector('input[name=leader]')).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input('Leader')).toHaveValue('');
  expect(document.querySelector('input[name=leader]')).toHaveValue('');
});
