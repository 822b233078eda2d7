import { watchNearLinks } from './near-links';

type Report = (
  entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[],
  watcher: IntersectionObserver,
) => void;

/** The observer that the browser would make, with the links that it watches. */
const watcher = { options: undefined as IntersectionObserverInit | undefined, links: new Set<Element>() };
let report: Report = () => undefined;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: Report, options?: IntersectionObserverInit) {
      report = (entries) => callback(entries, this as unknown as IntersectionObserver);
      watcher.options = options;
    }
    observe = (element: Element) => watcher.links.add(element);
    unobserve = (element: Element) => watcher.links.delete(element);
    disconnect = () => watcher.links.clear();
  } as unknown as typeof IntersectionObserver;
  document.body.innerHTML =
    '<a href="/chapters">a</a><a href="/news">b</a><a href="/jobs">c</a><a href="/jobs?page=2" data-prefetch="false">d</a>';
});

const link = (path: string) => document.querySelector(`a[href="${path}"]`) as Element;
const approach = (path: string, isIntersecting = true) =>
  report([{ target: link(path), isIntersecting }], undefined as never);
const pathsOf = (onNear: jest.Mock) => onNear.mock.calls.map(([href]) => new URL(String(href)).pathname);

test('reports each link that comes within 200 px of the window, once', () => {
  const onNear = jest.fn(() => true);
  watchNearLinks(onNear);
  expect(watcher.options).toEqual({ rootMargin: '200px' });
  approach('/chapters', false);
  expect(onNear).not.toHaveBeenCalled();
  approach('/chapters');
  expect(pathsOf(onNear)).toEqual(['/chapters']);
  expect(watcher.links).not.toContain(link('/chapters'));
});

test('leaves out links that decline', () => {
  watchNearLinks(() => true);
  expect([...watcher.links]).toEqual(['/chapters', '/news', '/jobs'].map(link));
});

test('ends when no more links are wanted', () => {
  const onNear = jest.fn(() => false);
  watchNearLinks(onNear);
  approach('/news');
  expect(watcher.links.size).toBe(0);
});

test('a new watch replaces the last one', () => {
  watchNearLinks(() => true);
  link('/chapters').remove();
  watchNearLinks(() => true);
  expect([...watcher.links]).toEqual(['/news', '/jobs'].map(link));
});
