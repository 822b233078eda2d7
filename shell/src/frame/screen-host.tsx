import type { Page } from '@enlace/shared-contract';
import { ScreenProvider, useNeeds, type Screen, type ScreenContext } from '@enlace/shared-data';
import { selectViewer } from '@enlace/shared-auth';
import { useLocale, useLocation, useSelector } from '@enlace/shared-platform';
import { useEffect, useMemo } from 'react';

import { useHead } from '../head/use-head';
import { useServices } from '../services';
import type { Arrival } from './announcer';

export interface ScreenHostProps {
  readonly screen: Screen;
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
  /** The screen is drawn; told once per arrival. */
  readonly onReady: (arrival: Arrival) => void;
}

/** Runs a screen: asks for the data it declares, keeps the head true, and draws it in its place. */
export function ScreenHost({ screen, page, params, onReady }: ScreenHostProps) {
  const { boot, served: servedNeeds } = useServices();
  const { locale } = useLocale();
  const { key, pathname, search } = useLocation();
  const viewer = useSelector(selectViewer);
  const context = useMemo<ScreenContext>(
    () => ({ params, search: new URLSearchParams(search), locale, viewer }),
    [locale, params, search, viewer],
  );
  useNeeds(screen.load?.(context) ?? [], true, servedNeeds);
  const url = `${boot.origin}${boot.prefix ?? ''}${pathname}`;
  const seo = useSelector(
    (state) => screen.seo?.(state, { ...context, url, productName: boot.productName }) ?? null,
    same,
  );
  // The entry the HTML was made for keeps the head it came with until the record is here.
  const served = key === 'default' && locale === boot.locale ? boot.seo : null;
  const title = useHead(boot, page, seo ?? served);
  useEffect(() => onReady({ title, key }), [key, onReady, title]);
  const { Component } = screen;
  return (
    <ScreenProvider value={context}>
      <Component />
    </ScreenProvider>
  );
}

/** Head data is small and made anew by each selection; equal text is equal data. */
function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
