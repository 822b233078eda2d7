import type { Pointer, Release } from '@enlace/shared-contract';

import type { RegistryStore } from '../store/registry-store';

/** One remote with the releases that its pointer names. */
export interface LiveRemote {
  readonly id: string;
  readonly pointer: Pointer;
  readonly stable: Release | null;
  readonly canary: Release | null;
  readonly fallback: Release | null;
}

/** Everything that is live under one revision. */
export interface LiveRegistry {
  readonly rev: number;
  readonly remotes: readonly LiveRemote[];
}

const memory = new WeakMap<RegistryStore, LiveRegistry>();

/** What the pointers name now; read again only when the revision has moved. */
export async function loadLive(store: RegistryStore): Promise<LiveRegistry> {
  const pointers = await store.pointers();
  const known = memory.get(store);
  if (known?.rev === pointers.rev) return known;
  const remotes = await Promise.all(
    Object.entries(pointers.remotes)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(async ([id, pointer]): Promise<LiveRemote> => {
        const named = (version: string | null | undefined): Promise<Release | null> =>
          version ? store.release(id, version) : Promise.resolve(null);
        const [stable, canary, fallback] = await Promise.all([
          named(pointer.stable),
          named(pointer.canary?.version),
          named(pointer.fallback),
        ]);
        return { id, pointer, stable, canary, fallback };
      }),
  );
  const live: LiveRegistry = { rev: pointers.rev, remotes };
  memory.set(store, live);
  return live;
}
