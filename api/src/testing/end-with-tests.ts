import { after } from 'node:test';

const graceMs = 20_000;

/** Ends the process, as a failure, when something that tests left open keeps it alive after the last of them. */
export function endWithTests(): void {
  after(() => {
    const end = (): never => {
      process.stderr.write(`\nTESTS LEFT OPEN: ${process.getActiveResourcesInfo().join(', ')}\n\n`);
      process.exit(1);
    };
    setTimeout(end, graceMs).unref();
  });
}
