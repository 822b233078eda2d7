import { SessionProvider } from '@enlace/shared-auth';
import { LocaleProvider, Provider, ThemeProvider } from '@enlace/shared-platform';
import { PrefetchProvider, theme, uiTexts } from '@enlace/shared-ui';
import { useCallback, useState, type ComponentType, type ReactNode } from 'react';

import { ConsentBanner } from './consent/consent-banner';
import { ProgressLine } from './feedback/progress-line';
import { Toasts } from './feedback/toasts';
import { Frame } from './frame/frame';
import { useLocaleState } from './preferences/use-locale-state';
import type { Preparation } from './routing/preparation';
import { textsOfScreens } from './routing/screen-module';
import { ServicesProvider, type Services } from './services';
import { texts } from './texts';

export interface AppProps {
  readonly services: Services;
  /** The router: the browser's history, or the requested address on the server. */
  readonly Router: ComponentType<{ readonly children: ReactNode }>;
}

/** Providers in their fixed order: services, store, session, language, theme, router, prefetch. */
export function App({ services, Router }: AppProps) {
  const { applications, boot, platform, preparation } = services;
  const inUse = useCallback(() => {
    const module = applications.outlet.get().mounted?.module;
    return [texts, uiTexts, ...(module ? [...module.texts, ...textsOfScreens(module)] : [])];
  }, [applications]);
  const prefetch = useCallback<Preparation['prefetch']>((...link) => preparation.prefetch(...link), [preparation]);
  // Parts of a rendered page are taken over one after another, each with the state of the first drawing.
  const [serverState] = useState(platform.store.getState);
  const locale = useLocaleState(boot.locale, inUse, boot.prefix);
  return (
    <ServicesProvider value={services}>
      <Provider store={platform.store} serverState={serverState}>
        <SessionProvider {...(boot.viewer === null ? { session: null } : {})} refetchInterval={boot.sessionPollSeconds}>
          <LocaleProvider value={locale}>
            <ThemeProvider theme={theme}>
              <Router>
                <PrefetchProvider prefetch={prefetch}>
                  <ProgressLine />
                  <Frame />
                  <Toasts />
                  <ConsentBanner />
                </PrefetchProvider>
              </Router>
            </ThemeProvider>
          </LocaleProvider>
        </SessionProvider>
      </Provider>
    </ServicesProvider>
  );
}
