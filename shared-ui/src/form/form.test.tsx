import { render, screen } from '@testing-library/react';

import { Frame, renderStory } from '../testing/render-story';
import { FormField } from './form-field';
import { AnyControl, Search, States } from './form.story';
import { TextInput } from './text-input';

test('label, hint and error belong to the control', () => {
  renderStory(States);
  const code = screen.getByRole('textbox', { name: /Code/ });
  expect(code).toBeInvalid();
  expect(code).toBeRequired();
  expect(code).toHaveAccessibleDescription('The code has six digits.');
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveAccessibleDescription('We write once a month.');
  expect(screen.getByRole('textbox', { name: 'Membership number' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('All countries');
});

test('hint and error are both read out', () => {
  render(
    <Frame>
      <FormField label="Pin" hint="Six digits" error="Too short" id="pin">
        <TextInput />
      </FormField>
    </Frame>,
  );
  expect(screen.getByLabelText('Pin')).toHaveAttribute('id', 'pin');
  expect(screen.getByLabelText('Pin')).toHaveAccessibleDescription('Six digits Too short');
});

test('any control takes the attributes', () => {
  renderStory(AnyControl);
  expect(screen.getByLabelText('Colour')).toHaveAccessibleDescription("Of your chapter's flag");
});

test('a search without a field has its own name', () => {
  renderStory(Search);
  expect(screen.getByRole('searchbox', { name: 'Search the chapters' })).toBeInTheDocument();
});
