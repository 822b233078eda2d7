import { after } from 'node:test';

const graceMs = 20_000;

/** Ends the process as a failure when open handles of tests keep it alive after the last test. */
export function endWithTests(): void {
  after(() => {
    const end = (): never => {
      process.stderr.write(`\nTESTS LEFT OPEN: ${process.getActiveResourcesInfo().join(', ')}\n\n`);
      process.exit(1);
    };
    setTimeout(end, graceMs).unref();
  });
}
