import type { Pointer, PointerChange, Release } from '@enlace/shared-contract/platform';

import type { RegistryStore } from '../store/registry-store';

/** Releases that stay: the newest, those of the last days, and those that a rollback can name. */
export const keptReleases = { newest: 10, days: 14, changes: 20 } as const;
/** Local builds: each change of the sources makes one. */
const keptLocals = { newest: 5, most: 20 } as const;

const day = 24 * 3_600_000;

/**
 * Removes old releases of a remote. A release stays while a pointer names it, while one of the last changes of the
 * pointer names it, and for some days after it was published or live, because open tabs still load its files.
 * @param now milliseconds
 * @returns the removed versions
 */
export async function removeOldReleases(
  store: RegistryStore,
  id: string,
  localPublisher: string,
  now: number,
): Promise<string[]> {
  const [pointers, changes, releases] = await Promise.all([store.pointers(), store.audit(id), store.releases(id)]);
  const pointer = pointers.remotes[id];
  const namedVersions = new Set([
    ...(pointer === undefined ? [] : versionsOf(pointer)),
    ...changes.slice(0, keptReleases.changes).filter(isByHand(localPublisher)).flatMap(versionsOfChange),
    ...changes
      .filter(({ at }) => isRecent(at, now))
      .filter(isByHand(localPublisher))
      .flatMap(versionsOfChange),
  ]);
  const [locals, others] = [true, false].map((isLocal) =>
    releases.filter(({ by }) => (by === localPublisher) === isLocal),
  ) as [Release[], Release[]];
  const oldReleases = [
    ...locals.filter(({ at }, index) => index >= keptLocals.most || (index >= keptLocals.newest && !isRecent(at, now))),
    ...others.slice(keptReleases.newest).filter(({ at }) => !isRecent(at, now)),
  ].filter(({ version }) => !namedVersions.has(version));
  for (const { version } of oldReleases) await store.remove(id, version);
  return oldReleases.map(({ version }) => version);
}

function isByHand(localPublisher: string): (change: PointerChange) => boolean {
  return ({ by }) => by !== localPublisher;
}

function versionsOfChange({ before, after }: PointerChange): string[] {
  return [...(before === null ? [] : versionsOf(before)), ...versionsOf(after)];
}

function versionsOf({ stable, canary, fallback }: Pointer): string[] {
  return [stable, canary?.version, fallback].filter((version) => typeof version === 'string');
}

function isRecent(at: string, now: number): boolean {
  return now - Date.parse(at) < keptReleases.days * day;
}
