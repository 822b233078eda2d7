import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { buildAll } from '../lib/build-all.mjs';
import { installChromium } from '../lib/chromium.mjs';
import { listFiles } from '../lib/files.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { isRecommendedNode } from '../lib/recommended-node.mjs';
import { readJson, root } from '../lib/workspace.mjs';
import { importsOfTests } from './changed/imports-of-tests.mjs';
import { selectApiTests, selectByImports, selectJourneys } from './changed/select-tests.mjs';
import { countBrowserTests, countJestTests, countNodeTests, listFlakyTests } from './count-tests.mjs';
import { failedJestFiles, failedNodeFiles, failedSuites, programLane } from './program-lane.mjs';
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

/** A lane of one program, with its log in the folder of logs. A check without `count` prints nothing before its end. */
function program(name, command, options = {}) {
  const quietMs = (options.count === undefined ? 15 : 3) * minuteMs;
  return programLane(name, command, { cwd: root, quietMs, log: logOf(name), ...options });
}

/** Lanes of node's runner: their names with the folders of their tests. */
const nodeLanes = {
  tooling: ['tooling/src', 'bench/src'],
  demo: ['demo/src'],
  gateway: ['gateway/src'],
};
const checksOfSources = /tooling\/src\/(architecture|docs)\//;

/** Test files of node's runner below these folders. */
function nodeTestFiles(folders) {
  return folders.flatMap((folder) => listFiles(join(root, folder))).filter((file) => /\.test\.(ts|mjs)$/.test(file));
}

function nodeTests(name, files) {
  const commandOf = (chosenFiles) => [
    ...[process.execPath, '--import', 'tsx', '--test', '--test-reporter=spec', '--test-concurrency=1'],
    ...chosenFiles,
  ];
  const retry = { failedFiles: failedNodeFiles, commandOf };
  return files.length > 0 ? [program(name, commandOf(files), { count: countNodeTests, retry })] : [];
}

/** The checks of the sources, longest first: `npm run check`. */
export function checkLanes(files = ['.']) {
  const cachedIn = (folder) => ['--cache', `--cache-location=.cache/${folder}`];
  return [
    program('lint', [bin('eslint'), ...cachedIn('eslint/'), '--no-warn-ignored', ...files]),
    program('types', [process.execPath, 'node_modules/typescript-native/bin/tsc', '-b']),
    program('format', [
      bin('prettier'),
      '--check',
      '--log-level=warn',
      '--ignore-unknown',
      ...cachedIn('prettier'),
      ...files,
    ]),
    ...nodeTests('architecture', nodeTestFiles(['tooling/src/architecture', 'tooling/src/docs'])),
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

/** `changedFiles` select the tests that import them, directly or not. */
function unitLane(changedFiles = null) {
  const report = join(logFolder, 'unit.json');
  const selection = changedFiles === null ? [] : ['--passWithNoTests', '--findRelatedTests', ...changedFiles];
  const commandOf = (file, rest) => [bin('jest'), '--json', `--outputFile=${file}`, '--maxWorkers=1', ...rest];
  const secondReport = join(logFolder, 'unit-second.json');
  return program('unit', commandOf(report, selection), {
    count: () => countJestTests(report),
    retry: {
      failedFiles: () => failedJestFiles(report),
      commandOf: (files) => commandOf(secondReport, ['--runTestsByPath', ...files]),
      count: () => countJestTests(secondReport),
    },
  });
}

function apiLane(name, script, { parts = [], env } = {}) {
  const commandOf = (files) => [
    ...['npm', 'run', '--silent', script, '--workspace', '@enlace/api'],
    ...(files.length > 0 ? ['--', ...files] : []),
  ];
  return program(name, commandOf(parts), {
    count: countNodeTests,
    retry: { failedFiles: failedSuites, commandOf },
    env,
    // One of their tests makes ten thousand calls, and a file ends itself after seven minutes.
    quietMs: 8 * minuteMs,
  });
}

function postgresLane(parts) {
  const name = 'api on postgres';
  async function run() {
    const postgres = await startPostgres().catch((error) => error);
    if (postgres instanceof Error) {
      const status = process.env.CI ? 'failed' : 'unavailable';
      return { status, output: `no PostgreSQL to test on: ${postgres.message}` };
    }
    try {
      return await apiLane(name, 'test:postgres', { parts, env: { DATABASE_URL_TEST: postgres.url } }).run();
    } finally {
      await postgres.stop();
    }
  }
  return { name, run };
}

function browserLane(journeys = []) {
  const report = join(logFolder, 'browser.json');
  const command = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', ...journeys];
  const lane = program('browser', command, {
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
 * need the whole machine: one runs before the others, so that lanes that need it can fill gaps too, one after them.
 */
export function testLanes() {
  const apiScripts = readJson('api/package.json').scripts ?? {};
  const [lint, ...quickChecks] = checkLanes();
  return [
    buildLane(),
    ...('test:postgres' in apiScripts ? [postgresLane()] : []),
    ...('test:pglite' in apiScripts ? [apiLane('api on pglite', 'test:pglite')] : []),
    unitLane(),
    lint,
    ...Object.entries(nodeLanes).flatMap(([name, folders]) =>
      nodeTests(
        name,
        nodeTestFiles(folders).filter((file) => !checksOfSources.test(file)),
      ),
    ),
    ...quickChecks,
    ...(isRecommendedNode() ? [] : [{ name: 'start on node 24', run: runStartLane, needs: ['build'] }]),
    ...(existsSync(join(root, 'e2e/src')) ? [browserLane()] : []),
  ];
}

/** The lanes that changed files affect, each with the affected tests only: `npm test -- changed`. */
export async function changedLanes(files) {
  const presentFiles = files.filter((file) => existsSync(join(root, file)));
  const code = files.filter((file) => /\.(ts|tsx|mjs|json)$/.test(file));
  const browserCode = presentFiles.filter((file) => /^(shell|mf-|shared-)/.test(file) && /\.(ts|tsx)$/.test(file));
  const apiTests = selectApiTests(files);
  const parts = apiTests === 'all' ? [] : apiTests;
  const journeys = selectJourneys(files, readJourneys());
  const nodeFiles = await Promise.all(
    Object.entries(nodeLanes).map(async ([name, folders]) => {
      const tests = nodeTestFiles(folders).filter((file) => !checksOfSources.test(file));
      // A file that cannot be read yet can affect any test.
      const imports = await importsOfTests(tests).catch(() => null);
      return [name, imports === null ? tests : selectByImports(files, folders, imports)];
    }),
  );
  const [lint, types, ...otherChecks] = presentFiles.length === 0 ? [] : checkLanes(presentFiles);
  return [
    ...(apiTests.length > 0 ? [apiLane('api on pglite', 'test:pglite', { parts }), postgresLane(parts)] : []),
    ...(browserCode.length > 0 ? [unitLane(browserCode)] : []),
    ...nodeFiles.flatMap(([name, tests]) => nodeTests(name, tests)),
    ...(lint === undefined ? [] : otherChecks),
    ...(code.length > 0 && lint !== undefined ? [lint, types] : []),
    ...(journeys.length > 0 ? [buildLane(), browserLane(journeys)] : []),
  ];
}

/** Paths of the journeys, with their texts. */
function readJourneys() {
  const files = listFiles(join(root, 'e2e/src')).filter((file) => file.endsWith('.e2e.ts'));
  return new Map(files.map((file) => [relative(root, file), readFileSync(file, 'utf8')]));
}
