import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { listFiles } from './files.mjs';
import { startProgress } from './progress.mjs';
import { run } from './run.mjs';
import { root, workspaces } from './workspace.mjs';

const stamp = join(root, '.cache/enlace/build-stamp');

/** The file that proves a finished build of a role in `dist`. */
const proofOf = { shell: 'shell.json', remote: 'build.json', gateway: 'main.mjs' };

/** Workspaces with a build, each with the file that proves it. */
export function builtWorkspaces() {
  return workspaces()
    .filter(({ role }) => role in proofOf)
    .map((workspace) => ({ ...workspace, proof: join(root, workspace.folder, 'dist', proofOf[workspace.role]) }));
}

/** Sizes and times of all inputs of a build: fast to read, different after any edit. */
function fingerprint() {
  const folders = workspaces().flatMap(({ folder }) => [join(root, folder, 'src'), join(root, folder, 'public')]);
  const files = folders.flatMap((folder) => listFiles(folder)).filter((file) => !/\.(test|story)\.tsx?$/.test(file));
  const single = ['package-lock.json', 'remotes.json', ...workspaces().map(({ folder }) => `${folder}/package.json`)];
  const hash = createHash('sha256').update(process.env.ENLACE_VERSION ?? '');
  for (const file of [...files, ...single.map((name) => join(root, name))]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Whether the last successful build was made from the current files. */
export function isBuilt() {
  const isComplete = builtWorkspaces().every(({ proof }) => existsSync(proof));
  return isComplete && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** The error of a build, without the lines of the build runner. */
function usefulLines(output) {
  const noise = /^(npm |lerna |\s*$|> |\s*Lerna \(|- @enlace|Nx |Flaky|\s+@enlace)/;
  return output
    .split('\n')
    .filter((line) => !noise.test(line))
    .join('\n');
}

/** Builds every package with changed sources (lerna, cached by content), two at a time; silent without a label. */
export async function buildAll(label) {
  const before = fingerprint();
  const total = builtWorkspaces().length;
  const finishedPackages = [];
  const progress = startProgress(
    label,
    () => `${finishedPackages.length} of ${total}${finishedPackages.length ? `, ${finishedPackages.at(-1)} done` : ''}`,
  );
  const { code, output } = await run(
    'npx',
    ['--no-install', 'lerna', 'run', 'build', '--concurrency', '2', '--no-bail'],
    {
      cwd: root,
      env: { NX_DAEMON: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
      onLine(line) {
        const name = /^> @enlace\/(\S+):build/.exec(line)?.[1];
        if (name) finishedPackages.push(name);
      },
    },
  );
  if (code !== 0) {
    progress.done('failed');
    throw new Error(usefulLines(output));
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, before);
  progress.done(`${finishedPackages.length} of ${total}`);
}

/** Builds after a change since the last build. */
export async function buildIfNeeded(label) {
  if (!isBuilt()) await buildAll(label);
}
