import type { InjectedSlice, Palette, PlatformStore, RemoteModule, ScreenModule } from '@enlace/shared-data';
import type { LoadableTexts } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { loadTimeout } from '../federation/load-remote';
import { twice } from '../federation/twice';
import { withTimeout } from '../lifecycle/with-timeout';

const loaded = new WeakMap<RemoteModule, Map<string, ScreenModule>>();

const palettes = new WeakMap<RemoteModule, Palette>();

function partsOf(module: RemoteModule): readonly Part[] {
  const palette = palettes.get(module);
  const screens = [...(loaded.get(module)?.values() ?? [])].map(({ screen }) => screen);
  return palette === undefined ? screens : [...screens, palette];
}

/** Slices that came with the screens loaded so far; a remote that starts afresh needs them again. */
export function slicesOfScreens(module: RemoteModule): readonly InjectedSlice[] {
  return partsOf(module).flatMap(({ slices }) => slices ?? []);
}

/** Texts that came with the screens loaded so far. */
export function textsOfScreens(module: RemoteModule): readonly LoadableTexts[] {
  return partsOf(module).flatMap(({ texts }) => texts ?? []);
}

/** What brings slices and texts with its code. */
interface Part {
  readonly slices?: readonly InjectedSlice[];
  readonly texts?: readonly LoadableTexts[];
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
  surroundings: ScreenSurroundings,
  patience = loadTimeout,
): Promise<ScreenModule> {
  const ready = loaded.get(module)?.get(page);
  if (ready !== undefined) return ready;
  const loader = module.features.map((feature) => feature.screens[page]).find((found) => found !== undefined);
  if (loader === undefined) throw new Error(`${module.id}: no screen for page ${page}`);
  const found = await withTimeout(twice(loader), patience, `${module.id} ${page}`);
  await surround(module, found.screen, surroundings);
  loaded.set(module, (loaded.get(module) ?? new Map<string, ScreenModule>()).set(page, found));
  return found;
}

/** Loads the palette of a remote with its slices and texts; null when it has none. */
export async function loadPalette(module: RemoteModule, surroundings: ScreenSurroundings): Promise<Palette | null> {
  const { id, palette: loader } = module;
  if (loader === undefined) return null;
  const ready = palettes.get(module);
  if (ready !== undefined) return ready;
  const { palette } = await withTimeout(twice(loader), loadTimeout, `${id} palette`);
  await surround(module, palette, surroundings);
  palettes.set(module, palette);
  return palette;
}

async function surround(
  module: RemoteModule,
  { slices = [], texts = [] }: Part,
  { platform, loadTexts }: ScreenSurroundings,
): Promise<void> {
  if (slices.length > 0) platform.inject(module.id, slices);
  if (texts.length > 0) await loadTexts(texts);
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
