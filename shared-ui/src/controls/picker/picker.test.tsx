import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Frame, renderStory } from '../../testing/render-story';
import { Combobox } from './combobox';
import { Here, InTrouble, One, Several } from './picker.story';
import type { OptionSearch, PickerOption } from './use-option-search';

const clock = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const input = (name: RegExp | string) => screen.getByRole('combobox', { name });
const option = (name: RegExp) => screen.getByRole('option', { name });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function renderSearch(search: OptionSearch) {
  function Field() {
    const [value, setValue] = useState<PickerOption | null>(null);
    return <Combobox label="Leader" value={value} onChange={setValue} search={search} name="leader" />;
  }
  render(
    <Frame>
      <Field />
    </Frame>,
  );
  return userEvent.setup({ advanceTimers: clock });
}

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

test('Enter chooses nothing of an older answer while the newer one is on its way', async () => {
  const user = renderSearch((text) => Promise.resolve([{ value: text, label: text === '' ? 'Alma' : 'Berta' }]));
  await user.click(input('Leader'));
  await wait(0);
  expect(option(/Alma/)).toBeInTheDocument();
  await user.keyboard('Be{Enter}');
  expect(input('Leader')).toHaveValue('Be');
  await wait(200);
  await user.keyboard('{Enter}');
  expect(input('Leader')).toHaveValue('Berta');
});

test('an older answer does not overwrite a newer one', async () => {
  const answers: Record<string, (options: readonly PickerOption[]) => void> = {};
  const user = renderSearch((text) => new Promise((resolve) => (answers[text] = resolve)));
  await user.type(input('Leader'), 'a');
  await wait(200);
  await user.type(input('Leader'), 'n');
  await wait(200);
  await act(async () => answers['an']?.([{ value: 2, label: 'Ana' }]));
  await act(async () => answers['a']?.([{ value: 1, label: 'Alma' }]));
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Ana']);
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

test('choices that are here are found without accents; a disabled one cannot be chosen', async () => {
  const user = renderStory(Here, clock);
  await user.clear(input('Leader'));
  await user.type(input('Leader'), 'nunez');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.clear(input('Leader'));
  await user.type(input('Leader'), 'daniela');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(input('Leader')).toHaveValue('Beatriz Núñez');
});

test('says when there are none and when they could not be loaded', async () => {
  const user = renderStory(InTrouble, clock);
  await user.click(input('Broken'));
  await wait(0);
  expect(screen.getAllByText('The choices could not be loaded')[0]).toBeInTheDocument();
  await user.click(input('Wrong'));
  expect(screen.getAllByText('No results')[0]).toBeInTheDocument();
  expect(input('Wrong')).toBeInvalid();
});

test('several: the list stays open, chips are taken back by button and by Backspace', async () => {
  const user = renderStory(Several, clock);
  await user.click(input('Leaders'));
  await wait(0);
  expect(option(/Ana/)).toHaveAttribute('aria-selected', 'true');
  await user.click(option(/Camila/));
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
  expect(screen.getByRole('button', { name: 'Remove Camila Restrepo' })).toBeInTheDocument();
  await user.keyboard('{Backspace}');
  expect(screen.queryByRole('button', { name: 'Remove Camila Restrepo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Ana Souza' }));
  expect(screen.getAllByRole('button', { name: /Remove/ })).toHaveLength(1);
});
