import type { RemoteModule, ScreenModule } from '@enlace/shared-data';
import { useEffect, useState } from 'react';

import { loadTimeout, twice } from '../federation/load-remote';
import { withTimeout } from '../lifecycle/with-timeout';

const loaded = new WeakMap<RemoteModule, Map<string, ScreenModule>>();

function known(module: RemoteModule, page: string): ScreenModule | undefined {
  return loaded.get(module)?.get(page);
}

async function load(module: RemoteModule, page: string): Promise<ScreenModule> {
  const loader = module.features.map((feature) => feature.screens[page]).find((found) => found !== undefined);
  if (loader === undefined) throw new Error(`${module.id}: no screen for page ${page}`);
  const found = await withTimeout(twice(loader), loadTimeout, `${module.id} ${page}`);
  loaded.set(module, (loaded.get(module) ?? new Map<string, ScreenModule>()).set(page, found));
  return found;
}

export type ScreenLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: ScreenModule }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The lazy screen of a page; `attempt` grows with "Try again". A screen loaded once is there at once. */
export function useScreenModule(module: RemoteModule, page: string, attempt: number): ScreenLoad {
  const [state, setState] = useState<{ readonly name: string; readonly load: ScreenLoad }>();
  const name = `${module.id} ${page} ${attempt}`;
  const ready = known(module, page);
  useEffect(() => {
    if (ready !== undefined) return;
    let isCurrent = true;
    load(module, page).then(
      (found) => isCurrent && setState({ name, load: { kind: 'ready', module: found } }),
      (error: unknown) => isCurrent && setState({ name, load: { kind: 'failed', error } }),
    );
    return () => {
      isCurrent = false;
    };
  }, [module, name, page, ready]);
  if (ready !== undefined) return { kind: 'ready', module: ready };
  return state?.name === name ? state.load : { kind: 'loading' };
}
