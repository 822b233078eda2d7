import { after, before } from 'node:test';

import { buildTestApi, type TestApi, type TestApiOptions } from './build-test-api';
import { isPostgres } from './lane';
import type { Tier } from './tier';

const sharedApis = new Map<() => Promise<TestApi>, Promise<TestApi>>();

/**
 * The API, and its database, that test files of one program share, because opening them takes longer than most of these
 * files. For files that add rows of their own and expect nothing about the other rows; they change no demo account, no
 * setting and no clock. It is closed after the last file.
 */
export function shareTestApi(build: () => Promise<TestApi> = buildTestApi): Promise<TestApi> {
  const sharedApi = sharedApis.get(build) ?? build();
  sharedApis.set(build, sharedApi);
  return sharedApi;
}

/** Like `shareTestApi`, for files that expect the demo's rows: they only read, or put back what they change. */
export function shareDemoApi(): Promise<TestApi> {
  return shareTestApi(buildDemoApi);
}

const buildDemoApi = (): Promise<TestApi> => buildTestApi();

/**
 * An API with options of its own on the database of a shared one. On the embedded database, which serves one API, it
 * has a database of its own.
 */
export async function buildBesideApi({ deps }: TestApi, options: TestApiOptions): Promise<TestApi> {
  return buildTestApi(isPostgres ? { ...options, database: deps.env.database } : options);
}

/** Opens the shared API before the tests of a file; for a file of the full tier one of its own. */
export function openApiOf(tier: Tier, onOpen: (api: TestApi) => Promise<void> | void): void {
  let ownApi: TestApi | null = null;
  before(async () => {
    if (tier === 'full') ownApi = await buildTestApi();
    await onOpen(ownApi ?? (await shareTestApi()));
  });
  after(() => ownApi?.close());
}

// A file that runs by itself closes what it opened. In a bundle of files, `endWithTests` does.
if (process.env['ENLACE_TEST_BUNDLE'] === undefined) after(closeSharedApis);

export async function closeSharedApis(): Promise<void> {
  for (const sharedApi of sharedApis.values()) await (await sharedApi).close();
}
