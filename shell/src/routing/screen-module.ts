import type { InjectedSlice, Palette, PlatformStore, RemoteModule, ScreenModule } from '@enlace/shared-data';
import type { LoadableTexts } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { loadTimeout } from '../federation/load-remote';
import { retryOnce } from '../federation/retry-once';
import { withTimeLimit } from '../lifecycle/time-limit';

const loaded = new WeakMap<RemoteModule, Map<string, ScreenModule>>();

const palettes = new WeakMap<RemoteModule, Palette>();

function partsOf(module: RemoteModule): readonly Part[] {
  const palette = palettes.get(module);
  const screens = [...(loaded.get(module)?.values() ?? [])].map(({ screen }) => screen);
  return palette === undefined ? screens : [...screens, palette];
}

/** Slices of the loaded screens; a restarted remote needs them again. */
export function slicesOfScreens(module: RemoteModule): readonly InjectedSlice[] {
  return partsOf(module).flatMap(({ slices }) => slices ?? []);
}

/** Texts of the loaded screens. */
export function textsOfScreens(module: RemoteModule): readonly LoadableTexts[] {
  return partsOf(module).flatMap(({ texts }) => texts ?? []);
}

/** Code that comes with slices and texts. */
interface Part {
  readonly slices?: readonly InjectedSlice[];
  readonly texts?: readonly LoadableTexts[];
}

/** The things that a screen needs beside its code. */
export interface ScreenDependencies {
  readonly platform: Pick<PlatformStore, 'inject'>;
  /** Loads texts in the user's language; never rejects. */
  readonly loadTexts: (texts: readonly LoadableTexts[]) => Promise<unknown>;
}

/** The screen of a page, if it is loaded. */
export function findLoadedScreen(module: RemoteModule, page: string): ScreenModule | undefined {
  return loaded.get(module)?.get(page);
}

/** Loads the screen of a page with its slices and texts; a loaded screen is available at once. */
export async function loadScreen(
  module: RemoteModule,
  page: string,
  dependencies: ScreenDependencies,
  timeout = loadTimeout,
): Promise<ScreenModule> {
  const ready = findLoadedScreen(module, page);
  if (ready !== undefined) return ready;
  const loader = module.features.map((feature) => feature.screens[page]).find((screen) => screen !== undefined);
  if (loader === undefined) throw new Error(`${module.id}: no screen for page ${page}`);
  const screenModule = await withTimeLimit(retryOnce(loader), timeout, `${module.id} ${page}`);
  await surround(module, screenModule.screen, dependencies);
  loaded.set(module, (loaded.get(module) ?? new Map<string, ScreenModule>()).set(page, screenModule));
  return screenModule;
}

/** Loads the palette of a remote with its slices and texts; null without one. */
export async function loadPalette(module: RemoteModule, dependencies: ScreenDependencies): Promise<Palette | null> {
  const { id, palette: loader } = module;
  if (loader === undefined) return null;
  const ready = palettes.get(module);
  if (ready !== undefined) return ready;
  const { palette } = await withTimeLimit(retryOnce(loader), loadTimeout, `${id} palette`);
  await surround(module, palette, dependencies);
  palettes.set(module, palette);
  return palette;
}

async function surround(
  module: RemoteModule,
  { slices = [], texts = [] }: Part,
  { platform, loadTexts }: ScreenDependencies,
): Promise<void> {
  if (slices.length > 0) platform.inject(module.id, slices);
  if (texts.length > 0) await loadTexts(texts);
}

export type ScreenLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: ScreenModule }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The lazy screen of a page; `attempt` grows with "Try again". A loaded screen is available at once. */
export function useScreenModule(
  module: RemoteModule,
  page: string,
  attempt: number,
  dependencies: ScreenDependencies,
): ScreenLoad {
  const [state, setState] = useState<{ readonly name: string; readonly load: ScreenLoad }>();
  const name = `${module.id} ${page} ${attempt}`;
  const ready = findLoadedScreen(module, page);
  useEffect(() => {
    if (ready !== undefined) return;
    let isCurrent = true;
    loadScreen(module, page, dependencies).then(
      (screenModule) => isCurrent && setState({ name, load: { kind: 'ready', module: screenModule } }),
      (error: unknown) => isCurrent && setState({ name, load: { kind: 'failed', error } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [module, name, page, ready, dependencies]);
  if (ready !== undefined) return { kind: 'ready', module: ready };
  return state?.name === name ? state.load : { kind: 'loading' };
}
