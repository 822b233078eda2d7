import type { InjectedSlice, PlatformStore, RemoteModule, ScreenModule } from '@enlace/shared-data';
import type { LoadableTexts } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { loadTimeout, twice } from '../federation/load-remote';
import { withTimeout } from '../lifecycle/with-timeout';

const loaded = new WeakMap<RemoteModule, Map<string, ScreenModule>>();

function screensOf(module: RemoteModule): readonly ScreenModule[] {
  return [...(loaded.get(module)?.values() ?? [])];
}

/** Slices that came with the screens loaded so far; a remote that starts afresh needs them again. */
export function slicesOfScreens(module: RemoteModule): readonly InjectedSlice[] {
  return screensOf(module).flatMap(({ screen }) => screen.slices ?? []);
}

/** Texts that came with the screens loaded so far. */
export function textsOfScreens(module: RemoteModule): readonly LoadableTexts[] {
  return screensOf(module).flatMap(({ screen }) => screen.texts ?? []);
}

/** What a screen needs beside its code. */
export interface ScreenSurroundings {
  readonly platform: Pick<PlatformStore, 'inject'>;
  /** Loads texts in the person's language; never rejects. */
  readonly loadTexts: (texts: readonly LoadableTexts[]) => Promise<unknown>;
}

/** Loads the screen of a page with its slices and texts; once loaded it is there at once. */
export async function loadScreen(
  module: RemoteModule,
  page: string,
  { platform, loadTexts }: ScreenSurroundings,
  patience = loadTimeout,
): Promise<ScreenModule> {
  const ready = loaded.get(module)?.get(page);
  if (ready !== undefined) return ready;
  const loader = module.features.map((feature) => feature.screens[page]).find((found) => found !== undefined);
  if (loader === undefined) throw new Error(`${module.id}: no screen for page ${page}`);
  const found = await withTimeout(twice(loader), patience, `${module.id} ${page}`);
  const { slices = [], texts = [] } = found.screen;
  if (slices.length > 0) platform.inject(module.id, slices);
  if (texts.length > 0) await loadTexts(texts);
  loaded.set(module, (loaded.get(module) ?? new Map<string, ScreenModule>()).set(page, found));
  return found;
}

export type ScreenLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: ScreenModule }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The lazy screen of a page; `attempt` grows with "Try again". A screen loaded once is there at once. */
export function useScreenModule(
  module: RemoteModule,
  page: string,
  attempt: number,
  surroundings: ScreenSurroundings,
): ScreenLoad {
  const [state, setState] = useState<{ readonly name: string; readonly load: ScreenLoad }>();
  const name = `${module.id} ${page} ${attempt}`;
  const ready = loaded.get(module)?.get(page);
  useEffect(() => {
    if (ready !== undefined) return;
    let isCurrent = true;
    loadScreen(module, page, surroundings).then(
      (found) => isCurrent && setState({ name, load: { kind: 'ready', module: found } }),
      (error: unknown) => isCurrent && setState({ name, load: { kind: 'failed', error } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [module, name, page, ready, surroundings]);
  if (ready !== undefined) return { kind: 'ready', module: ready };
  return state?.name === name ? state.load : { kind: 'loading' };
}
