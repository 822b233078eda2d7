import { SessionProvider } from '@enlace/shared-auth';
import { LocaleProvider, Provider, ThemeProvider } from '@enlace/shared-platform';
import { GlobalStyle, PrefetchProvider, theme, uiTexts } from '@enlace/shared-ui';
import { useCallback, useMemo } from 'react';
import { BrowserRouter } from 'react-router';

import { ConsentBanner } from './consent/consent-banner';
import { ProgressLine } from './feedback/progress-line';
import { Toasts } from './feedback/toasts';
import { Frame } from './frame/frame';
import { useLocaleState } from './preferences/use-locale-state';
import { createPrefetch } from './routing/prefetch';
import { routerWindow } from './routing/router-window';
import { textsOfScreens } from './routing/screen-module';
import { ServicesProvider, type Services } from './services';
import { texts } from './texts';

export interface AppProps {
  readonly services: Services;
}

/** Providers in their one order: services, store, session, language, theme, router, prefetch. */
export function App({ services }: AppProps) {
  const { applications, boot, platform } = services;
  const inUse = useCallback(() => {
    const module = applications.outlet.get().mounted?.module;
    return [texts, uiTexts, ...(module ? [...module.texts, ...textsOfScreens(module)] : [])];
  }, [applications]);
  const locale = useLocaleState(boot.locale, inUse);
  const browser = useMemo(() => routerWindow(window), []);
  const prefetch = useMemo(() => createPrefetch(services), [services]);
  return (
    <ServicesProvider value={services}>
      <Provider store={platform.store}>
        <SessionProvider {...(boot.viewer === null ? { session: null } : {})} refetchInterval={boot.sessionPollSeconds}>
          <LocaleProvider value={locale}>
            <ThemeProvider theme={theme}>
              <GlobalStyle />
              <BrowserRouter window={browser}>
                <PrefetchProvider prefetch={prefetch}>
                  <ProgressLine />
                  <Frame />
                  <Toasts />
                  <ConsentBanner />
                </PrefetchProvider>
              </BrowserRouter>
            </ThemeProvider>
          </LocaleProvider>
        </SessionProvider>
      </Provider>
    </ServicesProvider>
  );
}
