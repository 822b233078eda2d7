import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { integrities } from '../lib/files.mjs';
import { readJson, remoteOf } from '../lib/workspace.mjs';
import { entryOf, remoteConfig } from '../webpack/remote.mjs';
import { sharedRanges } from '../webpack/shared-libraries.mjs';
import { manifestFile, readFederationManifest } from './federation-manifest.mjs';
import { missingNames, usedNames } from './lent-names.mjs';
import { loadRemoteContract } from './remote-contract.mjs';
import { buildPageServer, pageServerFile } from './page-server.mjs';
import { loadPages } from './remote-pages.mjs';
import { filesOfGroup, runWebpack } from './run-webpack.mjs';
import { sourceVersion } from './source-version.mjs';

const screenPrefix = 'screen-';

/** Files of each screen's chunk by page name. Throws for a page without a screen and for a screen without a page. */
function screensOf(compilation, pages) {
  const screens = new Map(
    [...compilation.namedChunkGroups]
      .filter(([name]) => name?.startsWith(screenPrefix))
      .map(([name, group]) => [name.slice(screenPrefix.length), filesOfGroup(group)]),
  );
  const nameOf = (page) => page.screen ?? page.name;
  const names = pages.map(nameOf);
  const problems = [
    ...names
      .filter((name) => !screens.has(name))
      .map((name) => `page "${name}" has no screen: import it with webpackChunkName "${screenPrefix}${name}"`),
    ...[...screens.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `screen "${name}" has no page: declare it in a feature or in src/resources.ts`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = pages.map((page) => [page.name, screens.get(nameOf(page))]);
  return Object.fromEntries(files.sort(([a], [b]) => a.localeCompare(b)));
}

function gitSha(folder) {
  if (process.env.ENLACE_GIT_SHA) return process.env.ENLACE_GIT_SHA;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

async function refuseUnlentNames(compilation) {
  const uses = usedNames(compilation);
  const lackingNames = await missingNames(uses);
  if (lackingNames.length > 0) {
    const list = lackingNames.map(({ library, name }) => `  ${name} from ${library}`).join('\n');
    throw new Error(`the shell does not lend these names (shell/src/federation/lent-libraries.ts):\n${list}`);
  }
  return uses;
}

/**
 * Builds a remote into `dist`: container, chunks, `remote.json` (its description) and `build.json` (the list for
 * publishing).
 */
export async function buildRemote(folder) {
  const { id } = remoteOf(folder);
  const version = sourceVersion(folder);
  const dist = join(folder, 'dist');
  const { pages, slices, fieldTexts } = await loadPages(folder);
  const contract = await loadRemoteContract();
  // The federation plugin reads it: version in the manifest and in the instance's identifier.
  process.env.MF_BUILD_VERSION = version;
  const compilation = await runWebpack(remoteConfig(folder, { version }));
  const screens = screensOf(compilation, pages);
  const uses = await refuseUnlentNames(compilation);
  // The server renders only public pages.
  const isRendered = pages.some((page) => page.layout === 'public' && !page.protected);
  if (isRendered) await buildPageServer(folder, entryOf(folder));
  const { container, entry, preload } = readFederationManifest(dist);
  const requires = { shell: `^${readJson('shell/package.json').version}` };
  writeJson(join(dist, 'remote.json'), { id, version, contract, container, pages, slices, fieldTexts, requires });
  writeJson(join(dist, 'build.json'), {
    id,
    version,
    container,
    contract,
    entry,
    manifest: manifestFile,
    preload,
    screens,
    shared: sharedRanges(),
    uses,
    ...(isRendered ? { server: pageServerFile } : {}),
    gitSha: gitSha(folder),
    files: integrities(dist),
  });
}
