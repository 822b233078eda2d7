import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Frame } from '../render-story';
import { Combobox } from '../../controls/picker/combobox';
import type { OptionSearch, PickerOption } from '../../controls/picker/use-option-search';

export const clock = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
export const input = (name: RegExp | string) => screen.getByRole('combobox', { name });
export const option = (name: RegExp) => screen.getByRole('option', { name });

export function renderSearch(search: OptionSearch) {
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
