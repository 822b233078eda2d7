import { act, fireEvent, render, screen } from '@testing-library/react';

import { refOfRoom } from '../frame/covered-rooms';
import { screenAhead, type DrawnScreen } from '../frame/screen-rooms';
import { useExternalStore } from '../lifecycle/external-store';
import { createScreensAhead, placeAhead } from './screens-ahead';

const address = { pathname: '/news', search: '?page=2' };
const news: DrawnScreen = {
  name: 'news',
  screen: { Component: () => null },
  page: {} as DrawnScreen['page'],
  params: {},
  place: placeAhead(address),
};

function Rooms() {
  const ahead = useExternalStore(screenAhead);
  return (
    <main>
      <div ref={refOfRoom('events', true)}>
        <h1>Events</h1>
      </div>
      {ahead !== null && (
        <div ref={refOfRoom(ahead.name, false)}>
          <h1>News</h1>
        </div>
      )}
    </main>
  );
}

const roomOf = (title: string) => screen.getByText(title).parentElement;
const coveredStyle = { contentVisibility: 'hidden' };

let screensAhead: ReturnType<typeof createScreensAhead>;
let supports = true;

beforeEach(() => {
  supports = true;
  Object.assign(globalThis, { CSS: { supports: () => supports }, scrollTo: jest.fn() });
  screenAhead.set(null);
  screensAhead = createScreensAhead();
  render(<Rooms />);
});

test('the screen of a pressed link is drawn in a covered room; the click uncovers it and leads to its heading', () => {
  act(() => screensAhead.draw(news));
  expect(roomOf('News')).toHaveStyle(coveredStyle);
  expect(roomOf('Events')).not.toHaveStyle(coveredStyle);
  expect(screensAhead.open('news', { ...address, key: 'click' })).not.toBeNull();
  expect(roomOf('News')).not.toHaveStyle(coveredStyle);
  expect(roomOf('Events')).toHaveStyle(coveredStyle);
  expect(screen.getByText('News')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a press that becomes a scroll leaves nothing', () => {
  const isPressed = screensAhead.notePress();
  act(() => screensAhead.draw(news));
  expect(isPressed()).toBe(true);
  act(() => void fireEvent(window, new Event('pointercancel')));
  expect(isPressed()).toBe(false);
  expect(screen.queryByText('News')).toBeNull();
  expect(screensAhead.open('news', address)).toBeNull();
});

test('a press without a click leaves nothing', () => {
  jest.useFakeTimers();
  act(() => screensAhead.draw(news));
  act(() => {
    fireEvent(window, new Event('pointerup'));
    jest.runAllTimers();
  });
  expect(screen.queryByText('News')).toBeNull();
  jest.useRealTimers();
});

test('another address of the screen is not shown ahead', () => {
  act(() => screensAhead.draw(news));
  act(() => expect(screensAhead.open('news', { ...address, search: '' })).toBeNull());
  expect(roomOf('Events')).not.toHaveStyle(coveredStyle);
});

test('nothing is drawn ahead in a browser that cannot cover it', () => {
  supports = false;
  act(() => screensAhead.draw(news));
  expect(screen.queryByText('News')).toBeNull();
});
