import type { Viewer } from '@enlace/shared-contract/access';
import type { Locale } from '@enlace/shared-contract/text';
import {
  ScreenProvider,
  selectNotices,
  useQueries,
  type LoadFieldTexts,
  type PlatformStore,
  type Screen,
  type ScreenContext,
} from '@enlace/shared-data';
import { LocaleProvider, Provider, ThemeProvider, useLocation, useSelector } from '@enlace/shared-platform';
import { BrowserRouter } from '@enlace/shared-platform/testing';
import { theme } from '@enlace/shared-ui';
import { useMemo, useState, type ReactNode } from 'react';

export interface StageProps {
  readonly platform: PlatformStore;
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** The shell's parts around every screen: store, theme, language, router and a place for notices. */
export function Stage({ platform, locale: first, children }: StageProps) {
  const [locale, setLocale] = useState(first);
  const language = useMemo(() => ({ locale, setLocale }), [locale]);
  return (
    <Provider store={platform.store}>
      <ThemeProvider theme={theme}>
        <LocaleProvider value={language}>
          <BrowserRouter>
            {children}
            <Notices />
          </BrowserRouter>
        </LocaleProvider>
      </ThemeProvider>
    </Provider>
  );
}

function Notices() {
  const notices = useSelector(selectNotices);
  return notices.map(({ id, kind, text }) => (
    <p key={id} role={kind === 'error' ? 'alert' : 'status'}>
      {text}
    </p>
  ));
}

export interface ScreenStageProps {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly viewer: Viewer | null;
  readonly loadFieldTexts?: LoadFieldTexts | undefined;
}

/** Requests the needs of a screen and draws it, as the shell does. */
export function ScreenStage({ screen, params, locale, viewer, loadFieldTexts }: ScreenStageProps) {
  const { search } = useLocation();
  const context = useMemo<ScreenContext>(
    () => ({ params, search: new URLSearchParams(search), locale, viewer, ...(loadFieldTexts && { loadFieldTexts }) }),
    [loadFieldTexts, locale, params, search, viewer],
  );
  useQueries(screen.load?.(context) ?? []);
  const { Component } = screen;
  return (
    <ScreenProvider value={context}>
      <Component />
    </ScreenProvider>
  );
}
