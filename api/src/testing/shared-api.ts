import { buildTestApi, type TestApi } from './build-test-api';

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

export async function closeSharedApis(): Promise<void> {
  for (const sharedApi of sharedApis.values()) await (await sharedApi).close();
}
