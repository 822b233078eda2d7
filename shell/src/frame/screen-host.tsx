import type { Page } from '@enlace/shared-contract/platform';
import { ScreenProvider, useQueries, type Screen, type ScreenContext } from '@enlace/shared-data';
import { selectViewer } from '@enlace/shared-auth';
import { useLocale, useLocation, useSelector } from '@enlace/shared-platform';
import { useContext, useMemo, useState, type ReactNode } from 'react';
import { type Path, UNSAFE_LocationContext as LocationContext } from 'react-router';

import { useHead } from '../head/use-head';
import { useServices } from '../services';
import type { DrawnPage } from './announcer';

export interface ScreenHostProps {
  readonly screen: Screen;
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  /** Called once per page, when the screen is drawn. */
  readonly onReady: (drawnPage: DrawnPage) => void;
}

/** Runs a screen: requests its data, updates the head, and draws it. */
export function ScreenHost({ screen, page, params, onReady }: ScreenHostProps) {
  const { boot, loadFieldTexts, served: servedQueries } = useServices();
  const { locale } = useLocale();
  const { key, pathname, search } = useLocation();
  const viewer = useSelector(selectViewer);
  const url = `${boot.origin}${boot.prefix ?? ''}${pathname}`;
  const context = useMemo<ScreenContext>(
    () => ({ params, search: new URLSearchParams(search), locale, viewer, loadFieldTexts, url }),
    [loadFieldTexts, locale, params, search, url, viewer],
  );
  useQueries(screen.load?.(context) ?? [], true, servedQueries);
  const seo = useSelector(
    (state) => screen.seo?.(state, { ...context, url, productName: boot.productName }) ?? null,
    same,
  );
  // The first page keeps the head from the HTML until its record is loaded.
  const servedSeo = key === 'default' && locale === boot.locale ? boot.seo : null;
  useHead(page, onReady, seo ?? servedSeo);
  const { Component } = screen;
  // The same element: a visit of a drawn screen draws nothing again.
  const content = useMemo(() => <Component />, [Component]);
  return (
    <ScreenProvider value={context}>
      <SteadyLocation>{content}</SteadyLocation>
    </ScreenProvider>
  );
}

/** Each visit has a new location object; for links and fields of a screen, only a different address is a change. */
function SteadyLocation({ children }: { readonly children: ReactNode }) {
  const value = useContext(LocationContext);
  const [steadyValue, setSteadyValue] = useState(value);
  const current = hasSameAddress(steadyValue.location, value.location) ? steadyValue : value;
  if (current !== steadyValue) setSteadyValue(current);
  return <LocationContext.Provider value={current}>{children}</LocationContext.Provider>;
}

function hasSameAddress(a: Path, b: Path): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

/** Head data is small and each selection makes a new object; equal text is equal data. */
function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
