import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { bundleTests, type TestImports } from './bundle-tests';

/**
 * Runs the API's tests on one of the two databases: `pglite`, or `postgres` (the server of DATABASE_URL_TEST, else a
 * temporary one). Further arguments select files by a part of their path. ENLACE_TIER is `first` or `full`; without
 * it, named files of both tiers run.
 */
const [lane = 'pglite', ...pathParts] = process.argv.slice(2);
const tier = process.env['ENLACE_TIER'] ?? (pathParts.length > 0 ? 'full' : 'first');
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
  const isWanted = pathParts.length > 0 && !process.env['ENLACE_TIER'] ? () => true : belongsToLane;
  const bundle = await bundleTests(files.filter(isOfTier), together === 1 ? 1 : 4, isWanted);
  // With V8's small default for new objects, collecting garbage takes a quarter of the time to build an API.
  const flags = [
    '--enable-source-maps',
    '--max-semi-space-size=64',
    '--test',
    `--test-concurrency=${together}`,
    ...reporters(),
  ];
  const child = spawn(process.execPath, [...flags, ...bundle.programs], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));
  bundle.remove();
  return code;
}

/** The report for people, and the events of tests when `npm test` counts them. */
function reporters(): string[] {
  const { ENLACE_TEST_REPORTER: reporter, ENLACE_TEST_EVENTS: events } = process.env;
  const report = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  return reporter && events
    ? [...report, `--test-reporter=${reporter}`, `--test-reporter-destination=${events}`]
    : report;
}

function isOfTier(file: string): boolean {
  return tier === 'full' || !file.endsWith('.full.test.ts');
}

/**
 * Whether a file of the tier runs in this lane. Files without a database run once, in the lane of the embedded database.
 * PostgreSQL, the reference, runs all others. The embedded database runs files named `.both.test.ts`, in the full tier
 * all files.
 */
function belongsToLane(file: string, imports: TestImports): boolean {
  const hasDatabase = imports.reaches('testing/lane.ts');
  if (lane === 'postgres' || !hasDatabase) return hasDatabase === (lane === 'postgres');
  return tier === 'full' || file.endsWith('.both.test.ts');
}
