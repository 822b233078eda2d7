import { act, fireEvent, render, screen } from '@testing-library/react';

import { Frame, renderStory } from '../testing/render-story';
import { Progress, Toasts } from './feedback.story';
import { Toast } from './toast';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a toast closes at once and is removed after 300 ms', () => {
  const onClose = jest.fn();
  render(
    <Frame>
      <Toast onClose={onClose}>Saved</Toast>
    </Frame>,
  );
  const toast = screen.getByRole('status');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(toast).toHaveAttribute('data-closing');
  expect(toast).not.toHaveAttribute('hidden');
  wait(299);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(toast).toHaveAttribute('hidden');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a toast that its owner closes fades as long as it is told', () => {
  const draw = (isOpen: boolean) => (
    <Frame>
      <Toast kind="error" isOpen={isOpen} duration={500}>
        Not saved
      </Toast>
    </Frame>
  );
  const { rerender } = render(draw(true));
  const toast = screen.getByRole('alert');
  rerender(draw(false));
  wait(499);
  expect(toast).not.toHaveAttribute('hidden');
  wait(1);
  expect(toast).toHaveAttribute('hidden');
});

test('a mishap is told at once, good news when there is a pause', () => {
  renderStory(Toasts);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getAllByRole('status')).toHaveLength(2);
});

test('progress says how far, or that nobody knows', () => {
  renderStory(Progress);
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', '64');
  expect(screen.getByRole('progressbar', { name: 'Working' })).not.toHaveAttribute('value');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
