import { act, render, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from '@enlace/shared-platform';

import { HistoryRouter } from './history-router';

/** Ends the preparation of the last click. */
let finish: () => void = () => undefined;
const forClick = jest.fn(({ pathname }: { readonly pathname: string }) =>
  pathname === '/visited' ? null : new Promise<void>((resolve) => (finish = resolve)),
);
const preparation = { forClick };

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  return (
    <>
      <h1>{`${pathname}${search}`}</h1>
      {['/next', '/other', '/visited', '?page=2'].map((path) => (
        <button key={path} onClick={go(path)}>
          {path}
        </button>
      ))}
    </>
  );
}

const click = (path: string) => act(() => screen.getByRole('button', { name: path }).click());
const heading = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  history.replaceState(null, '', '/start');
  forClick.mockClear();
  render(
    <HistoryRouter window={window} basename="" preparation={preparation}>
      <Page />
    </HistoryRouter>,
  );
});

test('the page stays until the next one can be drawn; the address changes at once', async () => {
  click('/next');
  expect(location.pathname).toBe('/next');
  expect(heading()).toBe('/start');
  await act(async () => finish());
  expect(heading()).toBe('/next');
});

test('a newer click replaces an older one', async () => {
  click('/next');
  const finishFirst = finish;
  click('/other');
  await act(async () => finishFirst());
  expect(heading()).toBe('/start');
  await act(async () => finish());
  expect(heading()).toBe('/other');
});

test('a page that can be drawn, and a change of the search, appear at once', () => {
  click('/visited');
  expect(heading()).toBe('/visited');
  click('?page=2');
  expect(heading()).toBe('/visited?page=2');
  expect(forClick).toHaveBeenCalledTimes(1);
});

test('back returns to the page that is still shown without waiting', async () => {
  click('/next');
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/start'));
  expect(heading()).toBe('/start');
});
