import { after } from 'node:test';

import { closeSharedApis } from './shared-api';

const graceMs = 20_000;

/**
 * Closes what test files share, and ends the process as a failure when open handles of tests keep it alive after the
 * last test.
 */
export function endWithTests(): void {
  after(async () => {
    await closeSharedApis();
    const end = (): never => {
      process.stderr.write(`\nTESTS LEFT OPEN: ${process.getActiveResourcesInfo().join(', ')}\n\n`);
      process.exit(1);
    };
    setTimeout(end, graceMs).unref();
  });
}
