import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

import { root } from '../servers/server-process.mjs';

/** Output of git; null without git or outside a repository. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Date, commit and machine of a run. `load` is the load average of the last minute. */
export function describeRun() {
  const processors = cpus();
  return {
    date: new Date().toISOString(),
    commit: git('rev-parse', '--short=10', 'HEAD'),
    isDirty: git('status', '--porcelain', '--', '.', ':!bench/history.jsonl') !== '',
    machine: {
      cores: processors.length,
      processor: processors[0]?.model ?? 'unknown',
      memoryGb: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      load: Number((loadavg()[0] ?? 0).toFixed(2)),
    },
  };
}
