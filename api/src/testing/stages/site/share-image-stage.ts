import { before } from 'node:test';

import type { TestApi } from '../../build-test-api';
import { shareTestApi } from '../../shared-api';

export let api: TestApi;

/** Opens and closes what the tests need. */
export function openShareImageStage(): void {
  before(async () => {
    api = await shareTestApi();
  });
}
