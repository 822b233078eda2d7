import { authSlice } from '@enlace/shared-auth';
import type { Boot } from '@enlace/shared-contract/platform';
import { createPlatformStore } from '@enlace/shared-data';
import { LocaleProvider, Provider, ThemeProvider } from '@enlace/shared-platform';
import { BrowserRouter } from '@enlace/shared-platform/testing';
import { theme } from '@enlace/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createExternalStore } from '../lifecycle/external-store';
import { ServicesProvider } from '../services';
import { buildAnswer, buildPage, buildRemote } from '../testing/build-registry';
import { SiteFooter } from './site-footer';

const title = (text: string) => ({ en: text, es: text, pt: text });
const entry = (label: string, group: string) => ({
  nav: { label: title(label), order: 1, place: 'footer' as const, group: title(group) },
});
const answer = buildAnswer([
  buildRemote('mf-public', [
    buildPage({ name: 'about', path: '/about', ...entry('About us', 'Community') }),
    buildPage({ name: 'press', path: '/press', ...entry('Press', 'Organisation') }),
  ]),
]);

test('its groups of links are folded in a narrow window, without scripts, and have headings', async () => {
  const platform = createPlatformStore({
    http: { send: () => Promise.reject(new Error('nothing is asked')) },
    storage: null,
    slices: [authSlice],
    report: () => undefined,
  });
  const services = {
    boot: { productName: 'Enlace' } as Boot,
    platform,
    registry: createExternalStore({ answer, outdatedOn: null }),
  };
  render(
    // The parts that these components use.
    <ServicesProvider value={services as never}>
      <Provider store={platform.store}>
        <ThemeProvider theme={theme}>
          <LocaleProvider value={{ locale: 'en', setLocale: () => undefined }}>
            <BrowserRouter>
              <SiteFooter />
            </BrowserRouter>
          </LocaleProvider>
        </ThemeProvider>
      </Provider>
    </ServicesProvider>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Community' });
  expect(screen.getByText('About us')).not.toBeVisible();
  await userEvent.click(heading);
  expect(screen.getByRole('link', { name: 'About us' })).toBeVisible();
  expect(screen.getByText('Press')).not.toBeVisible();
});
