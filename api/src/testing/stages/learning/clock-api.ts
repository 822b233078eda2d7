import { buildTestApi, type TestApi } from '../../build-test-api';
import { shareTestApi } from '../../shared-api';

const start = new Date('2026-05-04T10:00:00Z');

/** The time of the API that files with a clock share. */
export let now = start;

export function setNow(time: Date): void {
  now = time;
}

const buildClockApi = (): Promise<TestApi> => buildTestApi({ clock: () => now });

/** The API of files that move the clock; each begins at the same time. */
export function shareClockApi(): Promise<TestApi> {
  now = start;
  return shareTestApi(buildClockApi);
}
