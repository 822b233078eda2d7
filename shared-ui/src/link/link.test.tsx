import { fireEvent, render, screen } from '@testing-library/react';

import { Frame } from '../testing/render-story';
import { Link } from './link';
import { PrefetchProvider } from './prefetch';

function renderLinks() {
  const prefetch = jest.fn();
  const { unmount } = render(
    <Frame>
      <PrefetchProvider prefetch={prefetch}>
        <Link to="/chapters">
          <b>Chapters</b>
        </Link>
        <Link to="/events" prefetch={false}>
          Events
        </Link>
        <p>No link</p>
      </PrefetchProvider>
    </Frame>,
  );
  return { prefetch, unmount };
}

test.each([
  ['pointerOver', 'intent'],
  ['focusIn', 'intent'],
  ['touchStart', 'press'],
  ['pointerDown', 'press'],
] as const)('reports a link on %s', (event, sign) => {
  const { prefetch } = renderLinks();
  fireEvent[event](screen.getByText('Chapters'));
  expect(prefetch.mock.calls).toEqual([['/chapters', sign]]);
});

test('reports a link once while the pointer moves over its parts', () => {
  const { prefetch } = renderLinks();
  fireEvent.pointerOver(screen.getByText('Chapters'));
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Chapters' }));
  expect(prefetch).toHaveBeenCalledTimes(1);
  fireEvent.pointerOver(screen.getByText('No link'));
  fireEvent.pointerOver(screen.getByText('Chapters'));
  expect(prefetch).toHaveBeenCalledTimes(2);
});

test('reports nothing for a link that declines, and nothing after it is removed', () => {
  const { prefetch, unmount } = renderLinks();
  fireEvent.focusIn(screen.getByText('Events'));
  fireEvent.focusIn(screen.getByText('No link'));
  const removedLink = screen.getByText('Chapters');
  unmount();
  document.body.append(removedLink);
  fireEvent.pointerDown(removedLink);
  expect(prefetch).not.toHaveBeenCalled();
});
