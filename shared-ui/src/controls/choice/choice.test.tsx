import { fireEvent, render, screen } from '@testing-library/react';

import { Frame, renderStory } from '../../testing/render-story';
import { CheckboxAndSwitch, DateAndTime, Radio } from './choice.story';
import { DateTimeInput } from './date-input';

test('words press their control; a switch is one for the ears', async () => {
  const user = renderStory(CheckboxAndSwitch);
  await user.click(screen.getByText('Companies may write to me'));
  expect(screen.getByRole('checkbox', { name: /Companies/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Some of the chapters' })).toBePartiallyChecked();
  expect(screen.getByRole('switch', { name: 'Show my profile to members' })).toBeChecked();
});

test('a group has a name, an error, and arrows', async () => {
  const user = renderStory(Radio);
  const group = screen.getByRole('group', { name: /How do you join/ });
  expect(group).toHaveAccessibleDescription('Please choose one.');
  await user.click(screen.getByRole('radio', { name: /Member/ }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /Ally/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Company/ })).toBeDisabled();
});

test('day and time make one value', () => {
  renderStory(DateAndTime);
  expect(screen.getByRole('group', { name: /Begins/ })).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '20:15' } });
  expect(screen.getByLabelText('Time')).toHaveValue('20:15');
  expect(screen.getByLabelText('Date')).toHaveValue('2025-10-23');
});

test('an emptied pair is empty', () => {
  const onChange = jest.fn();
  render(
    <Frame>
      <DateTimeInput value="2025-10-23T" onChange={onChange} />
    </Frame>,
  );
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } });
  expect(onChange).toHaveBeenCalledWith('');
});
