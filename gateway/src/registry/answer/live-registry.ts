import type { Pointer, Release } from '@enlace/shared-contract/platform';

import type { RegistryStore } from '../store/registry-store';

/** One remote with the releases of its pointer. */
export interface LiveRemote {
  readonly id: string;
  readonly pointer: Pointer;
  readonly stable: Release | null;
  readonly canary: Release | null;
  readonly fallback: Release | null;
}

/** All live releases under one revision. */
export interface LiveRegistry {
  readonly rev: number;
  readonly remotes: readonly LiveRemote[];
}

const memory = new WeakMap<RegistryStore, LiveRegistry>();

/** The current releases of the pointers; read again only after a change of revision. */
export async function loadLive(store: RegistryStore): Promise<LiveRegistry> {
  const pointers = await store.pointers();
  const rememberedRegistry = memory.get(store);
  if (rememberedRegistry?.rev === pointers.rev) return rememberedRegistry;
  const remotes = await Promise.all(
    Object.entries(pointers.remotes)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(async ([id, pointer]): Promise<LiveRemote> => {
        const findNamedRelease = (version: string | null | undefined): Promise<Release | null> =>
          version ? store.release(id, version) : Promise.resolve(null);
        const [stable, canary, fallback] = await Promise.all([
          findNamedRelease(pointer.stable),
          findNamedRelease(pointer.canary?.version),
          findNamedRelease(pointer.fallback),
        ]);
        return { id, pointer, stable, canary, fallback };
      }),
  );
  const live: LiveRegistry = { rev: pointers.rev, remotes };
  memory.set(store, live);
  return live;
}
