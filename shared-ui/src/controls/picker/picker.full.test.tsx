import { act, screen } from '@testing-library/react';

import { renderStory } from '../../testing/render-story';
import { Here, InTrouble, Several } from './picker.story';
import type { PickerOption } from './use-option-search';
import { clock, wait, input, option, renderSearch } from '../../testing/stages/picker-stage';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

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
