import type { Viewer } from '@enlace/shared-contract/access';
import type { RegistryAnswer, RegistryRemote, Release } from '@enlace/shared-contract/platform';

import { isInShare } from './bucket';
import type { LiveRegistry, LiveRemote } from './live-registry';
import { maySeePage } from './visible-pages';

/** The registry for one browser: the remotes that its session may see, with its share of each canary. */
export function answerFor(live: LiveRegistry, viewer: Viewer | null, bucket: string | null): RegistryAnswer {
  if (viewer !== null || bucket !== null) return answerAnew(live, viewer, bucket);
  const rememberedAnswer = ofVisitors.get(live);
  if (rememberedAnswer !== undefined) return rememberedAnswer;
  const answer = answerAnew(live, null, null);
  ofVisitors.set(live, answer);
  return answer;
}

/** All visitors get the same answer while no canary is active. */
const ofVisitors = new WeakMap<LiveRegistry, RegistryAnswer>();

function answerAnew(live: LiveRegistry, viewer: Viewer | null, bucket: string | null): RegistryAnswer {
  const remotes: RegistryRemote[] = [];
  const guardedPaths: string[] = [];
  for (const remote of live.remotes) {
    const release = chooseRelease(remote, bucket);
    if (release === null) continue;
    const visible = release.remote.pages.filter((page) => maySeePage(page, viewer));
    guardedPaths.push(...release.remote.pages.filter((page) => !visible.includes(page)).map((page) => page.path));
    if (visible.length > 0) remotes.push({ ...describe(remote, release), pages: visible });
  }
  return { rev: live.rev, remotes, guarded: guardedPaths };
}

/** Whether a canary is active, so that a browser needs its bucket. */
export function hasCanary(live: LiveRegistry): boolean {
  return live.remotes.some(({ canary }) => canary !== null);
}

/** Ids of the remotes of which an answer has the canary; empty for most browsers. */
export function findCanaries(live: LiveRegistry, { remotes }: RegistryAnswer): string {
  if (!hasCanary(live)) return '';
  const versions = new Map(live.remotes.map(({ id, canary }) => [id, canary?.version]));
  return remotes
    .filter(({ id, version }) => versions.get(id) === version)
    .map(({ id }) => id)
    .join(' ');
}

function chooseRelease({ pointer, stable, canary }: LiveRemote, bucket: string | null): Release | null {
  const share = pointer.canary;
  if (!share || canary === null || bucket === null) return stable;
  return isInShare(bucket, share.salt, share.percent) ? canary : stable;
}

/** A disabled remote keeps its pages, so that they can show the reason. It has no files. */
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
    ...(isOn && release.remote.fieldTexts !== undefined ? { fieldTexts: release.remote.fieldTexts } : {}),
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

/** The files that a browser can load. Source maps and similar files are not part of the boot data. */
function loadable(release: Release): Record<string, string> {
  const rememberedFiles = loadableFiles.get(release);
  if (rememberedFiles !== undefined) return rememberedFiles;
  const files = Object.fromEntries(
    Object.entries(release.files).filter(([path]) => path === release.manifest || /\.(js|css)$/.test(path)),
  );
  loadableFiles.set(release, files);
  return files;
}
