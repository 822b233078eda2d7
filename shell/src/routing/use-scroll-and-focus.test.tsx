import { act, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from '@enlace/shared-platform';

import { useOpenHere } from '../frame/use-open-here';
import { scrollAndFocus } from './scroll-and-focus';
import { noteFocus } from './last-navigation';
import { HistoryRouter } from './history-router';
import { useScrollAndFocus } from './use-scroll-and-focus';

/** Ends the preparation of the last click. */
let finish: () => void = () => undefined;
const preparation = {
  scrollAndFocus,
  forClick() {
    noteFocus();
    return new Promise<void>((resolve) => (finish = resolve));
  },
};

function Site() {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useOpenHere('menu');
  useScrollAndFocus({ key }, preparation);
  return (
    <>
      <button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <main>
        {/* Screens of the last addresses stay in the document. */}
        <div style={{ contentVisibility: 'hidden' }}>
          <h1 style={{ display: 'none' }}>Hidden</h1>
        </div>
        <h1>{pathname}</h1>
        <button onClick={() => void navigate('/next')}>Next</button>
        <button onClick={() => void navigate('/other')}>Other</button>
      </main>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) =>
  act(() => {
    button(name).focus();
    button(name).click();
  });

beforeEach(() => {
  history.replaceState(null, '', '/start');
  globalThis.scrollTo = () => undefined;
  render(
    <HistoryRouter window={window} basename="" preparation={preparation}>
      <Site />
    </HistoryRouter>,
  );
});

test('the heading of a page that arrives gets the focus', async () => {
  press('Next');
  await act(async () => finish());
  expect(screen.getByRole('heading', { name: '/next' })).toHaveFocus();
});

test('a menu that the user opens while the next page is loading keeps the focus and stays open', async () => {
  press('Next');
  press('Menu');
  await act(async () => finish());
  expect(screen.getByRole('heading')).toHaveTextContent('/next');
  expect(button('Menu')).toHaveFocus();
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');
  press('Other');
  await act(async () => finish());
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('heading', { name: '/other' })).toHaveFocus();
});
