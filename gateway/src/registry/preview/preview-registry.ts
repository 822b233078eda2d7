import type { Pointer, Release } from '@enlace/shared-contract/platform';

import type { LiveRegistry } from '../answer/live-registry';

const pointerOfPreview: Pointer = {
  stable: null,
  canary: null,
  enabled: true,
  disabledReason: null,
  fallback: null,
};

/**
 * The live releases with one replaced by the release of a preview. It is switched on and has no fallback, so that its
 * team sees what it does itself.
 */
export function withPreview(live: LiveRegistry, release: Release): LiveRegistry {
  const { id, version } = release;
  const pointer = { ...pointerOfPreview, stable: version };
  const previewedRemote = { id, pointer, stable: release, canary: null, fallback: null };
  const remotes = [...live.remotes.filter((remote) => remote.id !== id), previewedRemote];
  return { rev: live.rev, remotes: remotes.sort((a, b) => a.id.localeCompare(b.id)) };
}
