import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

import { environment } from '../env';

const main = join(import.meta.dirname, '../main.ts');

/** A gateway as a program of its own. */
export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  until(pattern: RegExp): Promise<RegExpExecArray>;
}

/** Starts the gateway; it is stopped after the test. */
export function startMain(t: TestContext, env: NodeJS.ProcessEnv, args: readonly string[] = []): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    env: { PATH: environment['PATH'], PUBLISH_LOCAL_BUILDS: 'false', ...env },
    cwd: join(import.meta.dirname, '../..'),
  });
  let text = '';
  const listeners = new Set<() => void>();
  const take = (chunk: Buffer): void => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  t.after(() => child.kill('SIGKILL'));
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  const until = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const match = pattern.exec(text);
        if (match === null) return;
        listeners.delete(look);
        resolve(match);
      };
      listeners.add(look);
      void exitCode.then((code) => reject(new Error(`ended with ${code}: ${text}`)));
      look();
    });
  return { child, output: () => text, ended: exitCode, until };
}

/** A folder in the temporary directory; it is removed after the test. */
export async function folderOf(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-main-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
