import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildAll } from '../lib/build-all.mjs';
import { installChromium } from '../lib/chromium.mjs';
import { listFiles } from '../lib/files.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { isRecommendedNode } from '../lib/recommended-node.mjs';
import { readJson, root } from '../lib/workspace.mjs';
import { countBrowserTests, countJestTests, countNodeTests, listFlakyTests } from './count-tests.mjs';
import { runProgram } from './run-lane.mjs';
import { runStartLane } from './start-lane.mjs';

export const logFolder = join(root, 'var/test-logs');

/** Empties the folder of logs. */
export function prepareLogs() {
  rmSync(logFolder, { recursive: true, force: true });
  mkdirSync(logFolder, { recursive: true });
}

const logOf = (name) => join(logFolder, `${name.replaceAll(' ', '-')}.log`);
const bin = (name) => join(root, 'node_modules/.bin', name);

const minuteMs = 60_000;

/**
 * A lane that is one program. `count` reads the number of tests from its output; a lane without it is a check, which
 * prints nothing before its end. `quietMs` is the longest time without output.
 */
function program(
  name,
  command,
  { count, cwd = root, env, quietMs = (count === undefined ? 15 : 3) * minuteMs, ...rest } = {},
) {
  async function run() {
    const { code, output } = await runProgram(command, { cwd, env, log: logOf(name), quietMs });
    const counts = count?.(output);
    const isEmpty = counts && counts.passed + counts.failed === 0;
    return { status: code === 0 && !isEmpty && !counts?.failed ? 'passed' : 'failed', counts, output };
  }
  return { name, run, ...rest };
}

/** Test files of node's runner below these folders, without those that `skip` matches. */
function nodeTests(name, folders, { skip } = {}) {
  const files = folders
    .flatMap((folder) => listFiles(join(root, folder)))
    .filter((file) => /\.test\.(ts|mjs)$/.test(file) && !skip?.test(file));
  const command = [
    process.execPath,
    '--import',
    'tsx',
    '--test',
    '--test-reporter=spec',
    '--test-concurrency=1',
    ...files,
  ];
  return files.length > 0 ? [program(name, command, { count: countNodeTests })] : [];
}

/** The checks of the sources, longest first: `npm run check`. */
export function checkLanes() {
  return [
    program('lint', [bin('eslint'), '--cache', '--cache-location', '.cache/eslint/', '.']),
    program('types', [process.execPath, 'node_modules/typescript-native/bin/tsc', '-b']),
    program('format', [
      bin('prettier'),
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
      '.',
    ]),
    ...nodeTests('architecture', ['tooling/src/architecture', 'tooling/src/docs']),
  ];
}

function buildLane() {
  async function run() {
    try {
      await buildAll(null);
      return { status: 'passed' };
    } catch (error) {
      return { status: 'failed', output: error.message };
    }
  }
  return { name: 'build', weight: 2, run };
}

function unitLane() {
  const report = join(logFolder, 'unit.json');
  const command = [bin('jest'), '--json', `--outputFile=${report}`, '--maxWorkers=1'];
  return program('unit', command, { count: () => countJestTests(report) });
}

function apiLane(name, script, { env } = {}) {
  return program(name, ['npm', 'run', '--silent', script, '--workspace', '@enlace/api'], {
    count: countNodeTests,
    env,
    // One of their tests makes ten thousand calls, and a file ends itself after seven minutes.
    quietMs: 8 * minuteMs,
  });
}

function postgresLane() {
  const name = 'api on postgres';
  async function run() {
    const postgres = await startPostgres().catch((error) => error);
    if (postgres instanceof Error) {
      const status = process.env.CI ? 'failed' : 'unavailable';
      return { status, output: `no PostgreSQL to test on: ${postgres.message}` };
    }
    try {
      return await apiLane(name, 'test:postgres', { env: { DATABASE_URL_TEST: postgres.url } }).run();
    } finally {
      await postgres.stop();
    }
  }
  return { name, run };
}

function browserLane() {
  const report = join(logFolder, 'browser.json');
  const lane = program('browser', [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'], {
    count: () => countBrowserTests(report),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  async function run() {
    await installChromium();
    return { ...(await lane.run()), flakyTests: listFlakyTests(report) };
  }
  return { ...lane, run, needs: ['build'], weight: 2 };
}

/**
 * All lanes of CI: `npm test`. Long lanes start first, so that short ones fill the gaps at the end. Build and browser
 * need the whole machine and run after the others.
 */
export function testLanes() {
  const apiScripts = readJson('api/package.json').scripts ?? {};
  const [lint, ...quickChecks] = checkLanes();
  return [
    ...('test:pglite' in apiScripts ? [apiLane('api on pglite', 'test:pglite')] : nodeTests('api', ['api/src'])),
    ...('test:postgres' in apiScripts ? [postgresLane()] : []),
    unitLane(),
    lint,
    ...nodeTests('tooling', ['tooling/src', 'bench/src'], { skip: /tooling\/src\/(architecture|docs)\// }),
    ...nodeTests('demo', ['demo/src']),
    ...nodeTests('gateway', ['gateway/src']),
    ...quickChecks,
    buildLane(),
    ...(isRecommendedNode() ? [] : [{ name: 'start on node 24', run: runStartLane, needs: ['build'] }]),
    ...(existsSync(join(root, 'e2e/src')) ? [browserLane()] : []),
  ];
}
