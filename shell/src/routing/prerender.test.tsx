import { act, fireEvent, render, screen } from '@testing-library/react';

import { refOfContainer } from '../frame/screen-containers';
import { prerenderedScreen, type DrawnScreen } from '../frame/drawn-screen';
import { useExternalStore } from '../lifecycle/external-store';
import { createPrerender, prerenderPlace } from './prerender';

const address = { pathname: '/news', search: '?page=2' };
const news: DrawnScreen = {
  name: 'news',
  screen: { Component: () => null },
  page: {} as DrawnScreen['page'],
  params: {},
  place: prerenderPlace(address),
};

function Containers() {
  const nextScreen = useExternalStore(prerenderedScreen);
  return (
    <main>
      <div ref={refOfContainer('events', true)}>
        <h1>Events</h1>
      </div>
      {nextScreen !== null && (
        <div ref={refOfContainer(nextScreen.name, false)}>
          <h1>News</h1>
        </div>
      )}
    </main>
  );
}

const containerOf = (title: string) => screen.getByText(title).parentElement;
const hiddenStyle = { contentVisibility: 'hidden' };

let prerender: ReturnType<typeof createPrerender>;
let supports = true;

beforeEach(() => {
  supports = true;
  Object.assign(globalThis, { CSS: { supports: () => supports }, scrollTo: jest.fn() });
  prerenderedScreen.set(null);
  prerender = createPrerender();
  render(<Containers />);
});

test('the screen of a pressed link is prerendered in a hidden container; the click shows it and leads to its heading', () => {
  act(() => prerender.draw(news));
  expect(containerOf('News')).toHaveStyle(hiddenStyle);
  expect(containerOf('Events')).not.toHaveStyle(hiddenStyle);
  expect(prerender.open('news', { ...address, key: 'click' })).not.toBeNull();
  expect(containerOf('News')).not.toHaveStyle(hiddenStyle);
  expect(containerOf('Events')).toHaveStyle(hiddenStyle);
  expect(screen.getByText('News')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a press that becomes a scroll leaves nothing', () => {
  const isPressed = prerender.notePress();
  act(() => prerender.draw(news));
  expect(isPressed()).toBe(true);
  act(() => void fireEvent(window, new Event('pointercancel')));
  expect(isPressed()).toBe(false);
  expect(screen.queryByText('News')).toBeNull();
  expect(prerender.open('news', address)).toBeNull();
});

test('a press without a click leaves nothing', () => {
  jest.useFakeTimers();
  act(() => prerender.draw(news));
  act(() => {
    fireEvent(window, new Event('pointerup'));
    jest.runAllTimers();
  });
  expect(screen.queryByText('News')).toBeNull();
  jest.useRealTimers();
});

test('another address of the screen is not the prerendered one', () => {
  act(() => prerender.draw(news));
  act(() => expect(prerender.open('news', { ...address, search: '' })).toBeNull());
  expect(containerOf('Events')).not.toHaveStyle(hiddenStyle);
});

test('nothing is prerendered in a browser that cannot hide it', () => {
  supports = false;
  act(() => prerender.draw(news));
  expect(screen.queryByText('News')).toBeNull();
});
