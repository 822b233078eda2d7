import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import { findPage, type Page } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
import { ScreenProvider, type Palette, type PlatformStore, type RemoteModule, type Screen } from '@enlace/shared-data';
import { useLocale, useLocation } from '@enlace/shared-platform';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useCallback, useEffect, useState } from 'react';

import { setStage, where, type Rendered, type StageOptions } from './render-screen';
import { ScreenStage, Stage } from './stage';

/** Placeholder of a page that the guard refuses. */
export const guardText = 'The guard would not let this person in.';

/**
 * Renders a whole remote at an address with all its pages: texts loaded, slices injected, guarded, and each screen
 * loaded on demand.
 */
export async function renderRemote(
  remote: RemoteModule,
  pages: readonly Page[],
  address: string,
  options: StageOptions = {},
): Promise<Rendered> {
  const slices = remote.features.flatMap((feature) => feature.slices);
  const { api, platform, locale, viewer } = setStage(remote.id, slices, address, options);
  await Promise.all(remote.texts.map((texts) => texts.load(locale)));
  const result = render(
    <Stage platform={platform} locale={locale}>
      <RemoteStage remote={remote} pages={pages} viewer={viewer} platform={platform} otherTexts={options.fieldTexts} />
    </Stage>,
  );
  return { ...result, api, platform, user: userEvent.setup(), where };
}

interface RemoteStageProps {
  readonly remote: RemoteModule;
  readonly pages: readonly Page[];
  readonly viewer: Viewer | null;
  readonly platform: PlatformStore;
  /** Texts of fields that other remotes contribute. */
  readonly otherTexts: RemoteModule['fieldTexts'];
}

function RemoteStage({ remote, pages, viewer, platform, otherTexts }: RemoteStageProps) {
  const { pathname } = useLocation();
  const { locale } = useLocale();
  const page = findPage(pages, pathname);
  const isVisible = page !== null && (!page.page.protected || isAllowed(viewer, page.page.allowed));
  const name = isVisible ? page.page.name : undefined;
  const loadFieldTexts = useCallback(
    async (resource: string) => (await remote.fieldTexts?.(resource)) ?? otherTexts?.(resource),
    [otherTexts, remote],
  );
  const palette = usePalette(remote, platform, locale);
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly screen: Screen } | null>(null);

  useEffect(() => {
    const load = remote.features.map((feature) => feature.screens[name ?? '']).find((screen) => screen !== undefined);
    if (name === undefined || load === undefined) return undefined;
    let isHere = true;
    void load().then(async ({ screen }) => {
      platform.inject(remote.id, screen.slices ?? []);
      await Promise.all((screen.texts ?? []).map((texts) => texts.load(locale)));
      if (isHere) setLoaded({ name, screen });
    });
    return () => {
      isHere = false;
    };
  }, [locale, name, platform, remote]);

  if (page === null) return <p>No page of this remote: {pathname}</p>;
  if (!isVisible) return <p>{guardText}</p>;
  return (
    <>
      {palette !== null && (
        <ScreenProvider value={{ params: {}, search: new URLSearchParams(), locale, viewer }}>
          <palette.Component onClose={palette.close} />
        </ScreenProvider>
      )}
      {loaded !== null && loaded.name === name && (
        <ScreenStage
          key={pathname}
          screen={loaded.screen}
          params={page.params}
          locale={locale}
          viewer={viewer}
          loadFieldTexts={loadFieldTexts}
        />
      )}
    </>
  );
}

/** The remote's palette while it is open; Ctrl and K open it, as in the shell's frame. */
function usePalette(remote: RemoteModule, platform: PlatformStore, locale: Locale) {
  const [open, setOpen] = useState<Palette | null>(null);
  useEffect(() => {
    const handleKey = ({ key, ctrlKey }: KeyboardEvent) => {
      if (key !== 'k' || !ctrlKey || document.querySelector('[role=dialog]') !== null) return;
      void remote.palette?.().then(async ({ palette }) => {
        platform.inject(remote.id, palette.slices ?? []);
        await Promise.all((palette.texts ?? []).map((texts) => texts.load(locale)));
        setOpen(palette);
      });
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [locale, platform, remote]);
  return open === null ? null : { Component: open.Component, close: () => setOpen(null) };
}
