import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Frame, renderStory } from '../testing/render-story';
import { Button } from './button';
import { AsLink, Disabled, WithIcons } from './button.story';

test('a busy button keeps the focus and its words, and answers no click and sends no form', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const draw = (isLoading: boolean) => (
    <Frame>
      <form onSubmit={onSubmit}>
        <Button type="submit" isLoading={isLoading} onClick={onClick}>
          Save
        </Button>
      </form>
    </Frame>
  );
  const { rerender } = render(draw(false));
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(draw(true));
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('does not send a form unless it is told to', () => {
  const onSubmit = jest.fn();
  render(
    <Frame>
      <form onSubmit={onSubmit}>
        <Button>More</Button>
      </form>
    </Frame>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled button is disabled natively', () => {
  renderStory(Disabled);
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

test('an icon alone has its words', () => {
  renderStory(WithIcons);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
});

test('a button that leads elsewhere is a link', () => {
  renderStory(AsLink);
  expect(screen.getByRole('link', { name: 'Become a member' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Their web site' })).toHaveAttribute('rel', 'noopener');
});
