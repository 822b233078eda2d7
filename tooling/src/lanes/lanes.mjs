import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { installChromium } from '../lib/chromium.mjs';
import { listFiles } from '../lib/files.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { isRecommendedNode } from '../lib/recommended-node.mjs';
import { readJson, root } from '../lib/workspace.mjs';
import { importsOfTests } from './changed/imports-of-tests.mjs';
import { selectApiTests, selectByImports, selectJourneys } from './changed/select-tests.mjs';
import { addSeconds, programLane } from './program-lane.mjs';
import { runStartLane } from './start-lane.mjs';

export const logFolder = join(root, 'var/test-logs');

/** Empties the folder of logs. */
export function prepareLogs() {
  rmSync(logFolder, { recursive: true, force: true });
  mkdirSync(logFolder, { recursive: true });
}

/**
 * The tiers of tests: `first` is what CI runs, `full` is everything. The name of a test file shows its tier:
 * `x.full.test.ts` and `x.full.e2e.ts` run in the full tier only.
 * @typedef {'first' | 'full'} Tier
 */
const isOfTier = (tier) => (file) => tier === 'full' || !/\.full\.(test|e2e)\./.test(file);

const placeOf = (name, ending) => join(logFolder, `${name.replaceAll(' ', '-')}.${ending}`);
const bin = (name) => join(root, 'node_modules/.bin', name);
const reporterOf = (runner) => join(import.meta.dirname, `events/${runner}-events.mjs`);

/** Node with more room for new objects: with V8's small default, collecting garbage takes more of the time of tests. */
const roomyNode = [process.execPath, '--max-semi-space-size=64'];

const minuteMs = 60_000;

/** A check: a lane of one program without tests, which prints nothing before its end. */
function check(name, command) {
  return programLane(name, command, { cwd: root, quietMs: 15 * minuteMs, log: placeOf(name, 'log') });
}

/** A lane of one runner of tests: it is stopped when no test begins or ends for three minutes. */
function tests(name, command, { env, ...options } = {}) {
  return programLane(name, command, {
    cwd: root,
    quietMs: 3 * minuteMs,
    log: placeOf(name, 'log'),
    events: placeOf(name, 'events.jsonl'),
    env,
    ...options,
  });
}

/** Lanes of node's runner: their names with the folders of their tests. */
const nodeLanes = {
  gateway: ['gateway/src'],
  tooling: ['tooling/src', 'bench/src'],
  demo: ['demo/src'],
};
const checksOfSources = /tooling\/src\/(architecture|docs)\//;

/** Test files of node's runner below these folders. */
function nodeTestFiles(folders) {
  return folders.flatMap((folder) => listFiles(join(root, folder))).filter((file) => /\.test\.(ts|mjs)$/.test(file));
}

function nodeTests(name, files, options = {}) {
  const events = placeOf(name, 'events.jsonl');
  const commandOf = (chosenFiles) => [
    ...roomyNode,
    '--import',
    'tsx',
    '--test',
    '--test-concurrency=1',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${reporterOf('node')}`,
    `--test-reporter-destination=${events}`,
    ...chosenFiles,
  ];
  return files.length > 0 ? [tests(name, commandOf(files), { retry: commandOf, ...options })] : [];
}

/**
 * The checks of the sources, longest first: `npm run check`. With the folder of a package, its types with those of the
 * packages it uses, and the architecture rules that its files break.
 */
export function checkLanes(files = ['.'], folder = null) {
  const cachedIn = (place) => ['--cache', `--cache-location=.cache/${place}`];
  const packages = folder !== null && existsSync(join(root, folder, 'tsconfig.json')) ? [folder] : [];
  const architectureTests =
    folder === null
      ? nodeTestFiles(['tooling/src/architecture', 'tooling/src/docs'])
      : [join(root, 'tooling/src/architecture/architecture.test.mjs')];
  return [
    check('lint', [bin('eslint'), ...cachedIn('eslint/'), '--no-warn-ignored', ...files]),
    check('lint with types', [bin('oxlint'), '--no-error-on-unmatched-pattern', ...files]),
    check('types', [process.execPath, 'node_modules/typescript-native/bin/tsc', '-b', ...packages]),
    check('format', [
      bin('prettier'),
      '--check',
      '--log-level=warn',
      '--ignore-unknown',
      ...cachedIn('prettier'),
      ...files,
    ]),
    ...nodeTests('architecture', architectureTests, folder === null ? {} : { env: { ENLACE_CHECKED_FOLDER: folder } }),
  ];
}

/** The build of all packages, in a program of its own. */
function buildLane() {
  return { ...check('build', [process.execPath, 'tooling/src/commands/build.mjs']), weight: 2 };
}

/** `changedFiles` select the tests that import them, directly or not. */
function unitLane(tier, changedFiles = null) {
  const selection = changedFiles === null ? [] : ['--passWithNoTests', '--findRelatedTests', ...changedFiles];
  const reporters = ['--reporters=default', `--reporters=${reporterOf('jest')}`];
  const commandOf = (rest) => [...roomyNode, bin('jest'), ...reporters, '--maxWorkers=1', ...rest];
  return tests('unit', commandOf(selection), {
    env: { ENLACE_TIER: tier },
    isEmptyFine: changedFiles !== null,
    retry: (files) => commandOf(['--runTestsByPath', ...files]),
  });
}

const apiSources = 'api/src/';

function apiLane(name, tier, { script, parts = [], env }) {
  const commandOf = (files) => [
    'npm',
    'run',
    '--silent',
    script,
    '--workspace',
    '@enlace/api',
    ...(files.length > 0 ? ['--', ...files] : []),
  ];
  return tests(name, commandOf(parts), {
    env: { ...env, ENLACE_TIER: tier, ENLACE_TEST_REPORTER: reporterOf('node'), ENLACE_TEST_FOLDER: apiSources },
    retry: (files) => commandOf(files.map((file) => file.slice(apiSources.length))),
  });
}

function postgresLane(tier, parts) {
  const name = 'api on postgres';
  async function run(signal) {
    const postgres = await startPostgres({ place: process.env.ENLACE_TEST_MEMORY }).catch((error) => error);
    if (postgres instanceof Error) {
      const status = process.env.CI ? 'failed' : 'unavailable';
      return { status, output: `no PostgreSQL to test on: ${postgres.message}` };
    }
    let serverSeconds = null;
    const env = { DATABASE_URL_TEST: postgres.url };
    const lane = apiLane(name, tier, { script: 'test:postgres', parts, env });
    const result = await lane.run(signal).finally(async () => (serverSeconds = await postgres.stop()));
    return { ...result, processorSeconds: addSeconds(result.processorSeconds, serverSeconds) };
  }
  return { name, run };
}

function browserLane(tier, journeys = []) {
  const command = [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', ...journeys];
  const lane = tests('browser', command, {
    env: { ENLACE_TIER: tier, ENLACE_TEST_REPORTER: reporterOf('playwright') },
  });
  async function run(signal) {
    await installChromium();
    const before = busySeconds();
    const result = await lane.run(signal);
    // A browser does not wait for its processes, so the lane's own time lacks them. On two cores the lane runs alone, but
    // for the end of a short lane.
    return availableParallelism() > 2 ? result : { ...result, processorSeconds: busySeconds() - before };
  }
  // In the first tier it begins beside the last short lane: until its gateway is ready it uses one core of two.
  return { ...lane, run, needs: ['build'], weight: tier === 'first' && availableParallelism() <= 2 ? 1 : 2 };
}

/** Seconds that all processors have worked since the machine started. */
function busySeconds() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

/**
 * All lanes of a tier: `npm test`, `npm test -- all`. Long lanes start first, so that short ones fill the gaps at the end.
 * Build and browser need the whole machine: one runs before the others, so that lanes that need it can fill gaps too,
 * one after them.
 */
export function testLanes(tier) {
  const apiScripts = readJson('api/package.json').scripts ?? {};
  const [lint, ...quickChecks] = checkLanes();
  const isFull = tier === 'full';
  return [
    buildLane(),
    ...('test:postgres' in apiScripts ? [postgresLane(tier)] : []),
    unitLane(tier),
    ...('test:pglite' in apiScripts ? [apiLane('api on pglite', tier, { script: 'test:pglite' })] : []),
    lint,
    ...Object.entries(nodeLanes).flatMap(([name, folders]) =>
      nodeTests(
        name,
        nodeTestFiles(folders).filter((file) => !checksOfSources.test(file) && isOfTier(tier)(file)),
      ),
    ),
    ...quickChecks,
    ...(isFull && !isRecommendedNode() ? [{ name: 'start on node 24', run: runStartLane, needs: ['build'] }] : []),
    ...(existsSync(join(root, 'e2e/src')) ? [browserLane(tier)] : []),
  ];
}

/** The lanes that changed files affect, each with the affected tests of the first tier: `npm test -- changed`. */
export async function changedLanes(files) {
  const tier = 'first';
  const presentFiles = files.filter((file) => existsSync(join(root, file)));
  const code = files.filter((file) => /\.(ts|tsx|mjs|json)$/.test(file));
  const browserCode = presentFiles.filter((file) => /^(shell|mf-|shared-)/.test(file) && /\.(ts|tsx)$/.test(file));
  const apiTests = selectApiTests(files);
  const parts = apiTests === 'all' ? [] : apiTests;
  const journeys = selectJourneys(files, readJourneys(tier));
  const nodeFiles = await Promise.all(
    Object.entries(nodeLanes).map(async ([name, folders]) => {
      const tests = nodeTestFiles(folders).filter((file) => !checksOfSources.test(file) && isOfTier(tier)(file));
      // A file that cannot be read yet can affect any test.
      const imports = await importsOfTests(tests).catch(() => null);
      return [name, imports === null ? tests : selectByImports(files, folders, imports)];
    }),
  );
  const [lint, lintWithTypes, types, ...otherChecks] = presentFiles.length === 0 ? [] : checkLanes(presentFiles);
  return [
    ...(apiTests.length > 0
      ? [postgresLane(tier, parts), apiLane('api on pglite', tier, { script: 'test:pglite', parts })]
      : []),
    ...(browserCode.length > 0 ? [unitLane(tier, browserCode)] : []),
    ...nodeFiles.flatMap(([name, tests]) => nodeTests(name, tests)),
    ...(lint === undefined ? [] : otherChecks),
    ...(code.length > 0 && lint !== undefined ? [lint, lintWithTypes, types] : []),
    ...(journeys.length > 0 ? [buildLane(), browserLane(tier, journeys)] : []),
  ];
}

/** Paths of the journeys of a tier, with their texts and those of the modules that declare tests of both tiers. */
function readJourneys(tier) {
  const files = listFiles(join(root, 'e2e/src')).filter((file) => file.endsWith('.e2e.ts') && isOfTier(tier)(file));
  const readText = (file) => readFileSync(file, 'utf8');
  const textOf = (file) => {
    const text = readText(file);
    const parts = [...text.matchAll(/from '(\.\/journeys\/[\w-]+)'/g)].map(([, part]) => `${part}.ts`);
    return [text, ...parts.map((part) => readText(join(dirname(file), part)))].join('\n');
  };
  return new Map(files.map((file) => [relative(root, file), textOf(file)]));
}
