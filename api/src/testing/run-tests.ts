import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { bundleTests, type TestImports } from './bundle-tests';

/**
 * Runs the API's tests on one of the two databases: `pglite`, or `postgres` (the server of DATABASE_URL_TEST, else a
 * temporary one). Further arguments select files by a part of their path.
 */
const [lane = 'pglite', ...pathParts] = process.argv.slice(2);
const source = join(import.meta.dirname, '..');

process.exitCode = await main();

async function main(): Promise<number> {
  if (lane !== 'postgres') {
    delete process.env['DATABASE_URL_TEST'];
    return runFiles();
  }
  if (process.env['DATABASE_URL_TEST']) return runFiles();
  const { createPostgres } = await import('./postgres-server');
  const server = await createPostgres().catch((error: unknown) => {
    process.stderr.write(`\nNO POSTGRESQL, NOTHING WAS TESTED ON IT: ${String(error)}\n\n`);
    return null;
  });
  if (server === null) return process.env['CI'] ? 1 : 0;
  process.env['DATABASE_URL_TEST'] = server.url;
  try {
    return await runFiles();
  } finally {
    await server.remove();
  }
}

async function runFiles(): Promise<number> {
  // Created once here, so that two files do not create it at the same time.
  const { ensureTemplate, removeOldCopies } = await import('./template');
  removeOldCopies();
  await ensureTemplate();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.test.ts') && (pathParts.length === 0 || pathParts.some((part) => file.includes(part))),
    )
    .sort();
  // The tests of both databases can run at the same time, and two cores are too slow for two programs of each.
  const together = availableParallelism() > 2 ? 2 : 1;
  const isWanted = pathParts.length > 0 ? () => true : belongsToLane;
  const bundle = await bundleTests(files, together === 1 ? 1 : 4, isWanted);
  const flags = ['--enable-source-maps', '--test', '--test-reporter=spec', `--test-concurrency=${together}`];
  const child = spawn(process.execPath, [...flags, ...bundle.programs], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));
  bundle.remove();
  return code;
}

/**
 * Whether a file runs in this lane when no file is named. PostgreSQL, the reference, runs all files with a database. The
 * embedded database runs the files without one, and the others except every second file of the domains, chosen by the
 * hash of its path: the statements are the same. A file that imports `testing/lane.ts` itself tests a difference between
 * the databases and runs on both.
 */
function belongsToLane(file: string, imports: TestImports): boolean {
  const hasDatabase = imports.reaches('testing/lane.ts');
  if (lane === 'postgres' || !hasDatabase) return hasDatabase === (lane === 'postgres');
  const isChosen = (createHash('sha256').update(file).digest()[0] ?? 0) % 2 === 0;
  return isChosen || !file.startsWith('domains/') || imports.names('testing/lane.ts');
}
