import { execFileSync } from 'node:child_process';

import { root } from '../../lib/workspace.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The latest commit that this branch and `main` share; the last commit of `main` itself, or without a `main`. */
function base() {
  try {
    return git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/**
 * Files that the working tree and the commits of its branch change, as paths from the root: edited, added, removed, and
 * not yet known to git.
 */
export function changedFiles() {
  const files = [
    ...git('diff', '--name-only', '--no-renames', base()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].sort();
}
