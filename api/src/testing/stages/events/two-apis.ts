import { buildTestApi, type TestApi, type TestApiOptions } from '../../build-test-api';
import { isPostgres } from '../../lane';
import { cloneTemplate } from '../../template';

/** APIs with one database, as processes of one installation. The embedded database serves one. */
export interface TwoApis {
  readonly apis: readonly TestApi[];
  readonly api: TestApi;
  close(): Promise<void>;
}

export async function openTwoApis(
  build: (options: TestApiOptions) => Promise<TestApi> = buildTestApi,
): Promise<TwoApis> {
  const database = await cloneTemplate();
  const api = await build({ database: database.settings });
  const apis = isPostgres ? [api, await build({ database: database.settings })] : [api];
  return {
    apis,
    api,
    close: async () => {
      for (const one of apis) await one.close();
      await database.drop();
    },
  };
}
