import { act, fireEvent, render, screen } from '@testing-library/react';

import { Frame } from '../testing/render-story';
import { Link } from './link';
import { PrefetchProvider } from './prefetch';

type Seen = (entries: { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

const watcher = { options: undefined as IntersectionObserverInit | undefined, watched: new Set<Element>() };
let tell: Seen = () => undefined;

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: Seen, options?: IntersectionObserverInit) {
      tell = callback;
      watcher.options = options;
    }
    observe = (element: Element) => watcher.watched.add(element);
    unobserve = (element: Element) => watcher.watched.delete(element);
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

function come(element: Element) {
  act(() => tell([{ target: element, isIntersecting: true }]));
}

function renderLinks() {
  const prefetch = jest.fn();
  const { unmount } = render(
    <Frame>
      <PrefetchProvider prefetch={prefetch}>
        <Link to="/chapters">Chapters</Link>
        <Link to="/chapters">The same chapters</Link>
        <Link to="/events" prefetch={false}>
          Events
        </Link>
        <Link to="https://example.org">Friends</Link>
      </PrefetchProvider>
    </Frame>,
  );
  return { prefetch, unmount };
}

test('fetches what is behind a link within 200 px, once for each address', () => {
  const { prefetch } = renderLinks();
  expect(watcher.options).toEqual({ rootMargin: '200px' });
  expect(prefetch).not.toHaveBeenCalled();
  come(screen.getByText('Chapters'));
  come(screen.getByText('Chapters'));
  come(screen.getByText('The same chapters'));
  expect(prefetch.mock.calls).toEqual([['/chapters', 'near']]);
});

test.each([
  ['pointerEnter', 'intent'],
  ['focus', 'intent'],
  ['touchStart', 'press'],
  ['pointerDown', 'press'],
] as const)('fetches again on %s', (event, sign) => {
  const { prefetch } = renderLinks();
  come(screen.getByText('Chapters'));
  fireEvent[event](screen.getByText('Chapters'));
  expect(prefetch.mock.calls).toEqual([
    ['/chapters', 'near'],
    ['/chapters', sign],
  ]);
});

test('fetches nothing for a link that declines or leads outside', () => {
  const { prefetch } = renderLinks();
  fireEvent.focus(screen.getByText('Events'));
  fireEvent.focus(screen.getByText('Friends'));
  expect(watcher.watched).not.toContain(screen.getByText('Events'));
  expect(prefetch).not.toHaveBeenCalled();
});

test('watches nothing that has gone', () => {
  const { unmount } = renderLinks();
  unmount();
  expect(watcher.watched.size).toBe(0);
});

test('hands its element to a ref of either kind', () => {
  const linkRef = { current: null as HTMLAnchorElement | null };
  const handleClick = jest.fn();
  const { unmount } = render(
    <Frame>
      <Link to="/a" ref={linkRef}>
        A
      </Link>
      <Link to="/b" ref={handleClick}>
        B
      </Link>
    </Frame>,
  );
  expect(linkRef.current).toBe(screen.getByText('A'));
  expect(handleClick).toHaveBeenCalledWith(screen.getByText('B'));
  unmount();
  expect(linkRef.current).toBeNull();
  expect(handleClick).toHaveBeenLastCalledWith(null);
});
