import type { RegistryAnswer, RegistryRemote, Release, Viewer } from '@enlace/shared-contract';

import { isInShare } from './bucket';
import type { LiveRegistry, LiveRemote } from './live-registry';
import { maySeePage } from './visible-pages';

/** What one browser gets of the registry (DESIGN §3): only what its session may see, in its share of each canary. */
export function answerFor(live: LiveRegistry, viewer: Viewer | null, bucket: string | null): RegistryAnswer {
  if (viewer !== null || bucket !== null) return answerAnew(live, viewer, bucket);
  const known = ofVisitors.get(live);
  if (known !== undefined) return known;
  const answer = answerAnew(live, null, null);
  ofVisitors.set(live, answer);
  return answer;
}

/** Every visitor gets the same while no canary is out. */
const ofVisitors = new WeakMap<LiveRegistry, RegistryAnswer>();

function answerAnew(live: LiveRegistry, viewer: Viewer | null, bucket: string | null): RegistryAnswer {
  const remotes: RegistryRemote[] = [];
  const guarded: string[] = [];
  for (const remote of live.remotes) {
    const release = chooseRelease(remote, bucket);
    if (release === null) continue;
    const visible = release.remote.pages.filter((page) => maySeePage(page, viewer));
    guarded.push(...release.remote.pages.filter((page) => !visible.includes(page)).map((page) => page.path));
    if (visible.length > 0) remotes.push({ ...describe(remote, release), pages: visible });
  }
  return { rev: live.rev, remotes, guarded };
}

/** Whether shares matter now, and so a browser needs its bucket. */
export function hasCanary(live: LiveRegistry): boolean {
  return live.remotes.some(({ canary }) => canary !== null);
}

function chooseRelease({ pointer, stable, canary }: LiveRemote, bucket: string | null): Release | null {
  const share = pointer.canary;
  if (!share || canary === null || bucket === null) return stable;
  return isInShare(bucket, share.salt, share.percent) ? canary : stable;
}

/** A remote that is switched off keeps its pages, so that they say why; it has no files to load. */
function describe({ id, pointer, fallback }: LiveRemote, release: Release): Omit<RegistryRemote, 'pages'> {
  const isOn = pointer.enabled;
  return {
    id,
    version: release.version,
    contract: release.contract,
    container: release.remote.container,
    base: release.base,
    manifest: release.manifest,
    entry: release.entry,
    files: isOn ? loadable(release) : {},
    preload: isOn ? release.preload : [],
    screens: isOn ? release.screens : {},
    enabled: isOn,
    disabledReason: isOn ? null : pointer.disabledReason,
    ...(isOn && fallback !== null && fallback.version !== release.version
      ? {
          fallback: {
            version: fallback.version,
            container: fallback.remote.container,
            base: fallback.base,
            manifest: fallback.manifest,
            entry: fallback.entry,
            files: loadable(fallback),
          },
        }
      : {}),
  };
}

const loadableFiles = new WeakMap<Release, Record<string, string>>();

/** The files a browser may come to load; maps of sources and the like are left out of every page's boot data. */
function loadable(release: Release): Record<string, string> {
  const known = loadableFiles.get(release);
  if (known !== undefined) return known;
  const files = Object.fromEntries(
    Object.entries(release.files).filter(([path]) => path === release.manifest || /\.(js|css)$/.test(path)),
  );
  loadableFiles.set(release, files);
  return files;
}
