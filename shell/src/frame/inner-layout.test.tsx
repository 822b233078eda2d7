import { authSlice, loginSucceeded } from '@enlace/shared-auth';
import type { Boot, PageLayout } from '@enlace/shared-contract/platform';
import { createPlatformStore } from '@enlace/shared-data';
import { LocaleProvider, Provider, ThemeProvider } from '@enlace/shared-platform';
import { BrowserRouter } from '@enlace/shared-platform/testing';
import { buildUser } from '@enlace/shared-testing';
import { theme } from '@enlace/shared-ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createExternalStore } from '../lifecycle/external-store';
import { emptyOutlet } from '../lifecycle/outlet';
import { ServicesProvider } from '../services';
import { buildAnswer, buildPage, buildRemote } from '../testing/build-registry';
import { InnerLayout } from './inner-layout';

type Place = 'main' | 'account';
const title = (text: string) => ({ en: text, es: text, pt: text });
const entry = (label: string, order: number, place: Place, also: Place[] = []) => ({
  nav: { label: title(label), order, place, also },
});
const behindSignIn = (layout: PageLayout, allowed: string[] = []) => ({ layout, protected: true, allowed });

const answer = buildAnswer([
  buildRemote('mf-public', [
    ...['Events', 'Jobs', 'Courses', 'News'].map((name, order) =>
      buildPage({ name: name.toLowerCase(), path: `/${name.toLowerCase()}`, ...entry(name, order, 'main') }),
    ),
  ]),
  buildRemote('mf-member', [
    buildPage({
      name: 'home',
      path: '/my',
      ...behindSignIn('dashboard'),
      ...entry('My page', 10, 'account', ['main']),
    }),
    buildPage({
      name: 'privacy',
      path: '/my/privacy',
      ...behindSignIn('dashboard'),
      ...entry('Privacy', 12, 'account'),
    }),
  ]),
  buildRemote('mf-dashboards', [
    buildPage({
      name: 'figures',
      path: '/dashboards',
      ...behindSignIn('dashboard', ['recruiters', 'admin']),
      ...entry('Figures', 50, 'main', ['account']),
    }),
  ]),
  buildRemote('mf-admin-content', [
    buildPage({
      name: 'areas',
      path: '/admin/areas',
      ...behindSignIn('admin', ['admin']),
      ...entry('Areas', 5, 'main'),
    }),
  ]),
]);

function renderLayout(kind: PageLayout, role: string, name = 'Ximena Peñaranda') {
  history.replaceState(null, '', kind === 'admin' ? '/admin/areas' : '/my/privacy');
  const platform = createPlatformStore({
    http: { send: () => Promise.reject(new Error('nothing is asked')) },
    storage: null,
    slices: [authSlice],
    report: () => undefined,
  });
  const user = buildUser({ name, roles: [{ id: 1, name: role }] });
  platform.store.dispatch(
    loginSucceeded({ accessToken: 'token', user, expires_in: 900, expires_at: Date.now() + 900_000 }),
  );
  const registry = createExternalStore({ answer, outdatedOn: null });
  const services = {
    boot: { productName: 'Enlace' } as Boot,
    platform,
    registry,
    applications: { outlet: createExternalStore(emptyOutlet) },
  };
  return render(
    // The parts that these components use.
    <ServicesProvider value={services as never}>
      <Provider store={platform.store}>
        <ThemeProvider theme={theme}>
          <LocaleProvider value={{ locale: 'en', setLocale: () => undefined }}>
            <BrowserRouter>
              <InnerLayout kind={kind}>the page</InnerLayout>
            </BrowserRouter>
          </LocaleProvider>
        </ThemeProvider>
      </Provider>
    </ServicesProvider>,
  );
}

const labelsIn = (name: string) =>
  within(screen.getByRole('navigation', { name, hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);

test('the member area keeps the pages of the site, and its choice of appearance has a visible name', () => {
  renderLayout('dashboard', 'latinas');
  expect(labelsIn('Main')).toEqual(['Events', 'Jobs', 'Courses', 'News']);
  expect(labelsIn('Sections')).toEqual(['My page', 'Privacy']);
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Appearance')).toBeVisible();
});

test('it names further areas by one entry each, for users who may open them', () => {
  const { unmount } = renderLayout('dashboard', 'recruiters');
  expect(labelsIn('Sections')).toEqual(['My page', 'Privacy', 'Figures']);
  unmount();
  renderLayout('dashboard', 'admin');
  expect(labelsIn('Sections')).toEqual(['My page', 'Privacy', 'Figures', 'Back office']);
  expect(screen.getByRole('link', { name: 'Back office' })).toHaveAttribute('href', '/admin/areas');
});

test('the menu of the account has the back office, for users who may open a page of it', async () => {
  const user = userEvent.setup();
  const { unmount } = renderLayout('dashboard', 'admin');
  await user.click(await screen.findByRole('button', { name: 'Ximena', hidden: true }));
  const menu = within(screen.getByRole('list', { name: 'Your account', hidden: true }));
  expect(menu.getByRole('link', { name: 'Back office', hidden: true })).toHaveAttribute('href', '/admin/areas');
  unmount();
  renderLayout('dashboard', 'latinas');
  await user.click(await screen.findByRole('button', { name: 'Ximena', hidden: true }));
  const ownMenu = within(screen.getByRole('list', { name: 'Your account', hidden: true }));
  expect(ownMenu.queryByRole('link', { name: 'Back office', hidden: true })).not.toBeInTheDocument();
});

test('the back office has a layout of its own: its pages, without those of the site', () => {
  const { container } = renderLayout('admin', 'admin');
  expect(container.querySelector('[data-layout=admin]')).not.toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main', hidden: true })).not.toBeInTheDocument();
  expect(labelsIn('Sections')).toEqual(['Areas', 'My page', 'Figures']);
});

test.each([
  ['admin', /menu$/i],
  ['admin', 'Ximena'],
  ['dashboard', /menu$/i],
] as const)('in the layout %s, Escape closes the menu of the button %s, which gets the focus', async (kind, name) => {
  const user = userEvent.setup();
  renderLayout(kind, 'admin');
  const button = () => screen.getByRole('button', { name, hidden: true });
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  // The focus is on no control.
  button().blur();
  await user.keyboard('{Escape}');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveFocus();
});

test.each([
  ['María de los Ángeles Fernández de Córdoba y Ponce', 'María'],
  ['Ma. Fernanda Núñez', 'Ma. Fernanda'],
  ['D.Ana Prueba', 'D.Ana'],
])('of %s the header has the first name, and its menu the whole one', async (name, firstName) => {
  const user = userEvent.setup();
  renderLayout('admin', 'admin', name);
  await user.click(screen.getByRole('button', { name: firstName, hidden: true }));
  expect(screen.getByText(name)).toBeInTheDocument();
});
