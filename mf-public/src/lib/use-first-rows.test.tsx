import { RouterLink, useLocation } from '@enlace/shared-platform';
import { BrowserRouter } from '@enlace/shared-platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';

import { useFirstRows, useHasRest } from './use-first-rows';

const rows = Array.from({ length: 24 }, (_, index) => index);
/** Numbers of rows that were drawn, one after another. */
const drawnCounts: number[] = [];
/** Whether the rest of the page was drawn, one draw after another. */
const drawnRests: boolean[] = [];

function List() {
  drawnCounts.push(useFirstRows(rows).length);
  drawnRests.push(useHasRest());
  return null;
}

function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <RouterLink to="/list">List</RouterLink>
      <RouterLink to="/other">Other</RouterLink>
      {pathname === '/list' && <List />}
    </>
  );
}

const site = (
  <BrowserRouter>
    <Site />
  </BrowserRouter>
);
const follow = (name: string) => act(() => screen.getByRole('link', { name }).click());

beforeEach(() => {
  drawnCounts.splice(0);
  drawnRests.splice(0);
});

test('a tap draws the first rows, then all', () => {
  history.replaceState(null, '', '/other');
  render(site);
  follow('List');
  expect(drawnCounts).toEqual([8, 24]);
  expect(drawnRests).toEqual([false, true]);
});

test('a way back, which scrolls to its last position, draws all rows at once', async () => {
  history.replaceState(null, '', '/other');
  render(site);
  follow('List');
  follow('Other');
  drawnCounts.splice(0);
  act(() => history.back());
  await waitFor(() => expect(drawnCounts[0]).toBe(24));
});

test('a page that came rendered has all rows at once', () => {
  const place = document.createElement('div');
  act(
    () =>
      void hydrateRoot(
        place,
        <BrowserRouter>
          <List />
        </BrowserRouter>,
      ),
  );
  expect(drawnCounts[0]).toBe(24);
  expect(drawnRests[0]).toBe(true);
});
