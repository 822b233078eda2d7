import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Frame, renderStory } from '../testing/render-story';
import { uiTexts } from '../texts';
import { ErrorState } from './states';
import { Forbidden } from './states.story';

test('a failure is told at once and can be tried again', async () => {
  const onRetry = jest.fn();
  render(
    <Frame>
      <ErrorState onRetry={onRetry} />
    </Frame>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('without network it says so, and tries again by itself when the network is back', () => {
  const onRetry = jest.fn();
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <Frame>
      <ErrorState onRetry={onRetry}>The list did not come.</ErrorState>
    </Frame>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  expect(onRetry).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('The list did not come.');
  network.mockRestore();
});

test('speaks the language of the person', async () => {
  await uiTexts.load('pt');
  render(
    <Frame locale="pt">
      <ErrorState onRetry={() => undefined} />
    </Frame>,
  );
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
});

test('a closed door says so', () => {
  renderStory(Forbidden);
  expect(screen.getByRole('heading', { name: 'This page is not for your account' })).toBeInTheDocument();
});
