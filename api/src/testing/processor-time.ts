const mostRuns = 7;
/** Processor time in ms of the reference work on a calm machine with two cores. */
const calmReferenceMs = 1.1;
/** A busy machine slows programs down by less; what needs more is slow itself. */
const mostSlowness = 3;

const bytes = new Uint8Array(262_144).map((_, index) => index * 7);

/** Fixed work, whose time shows how much other programs slow the processor down: they share its caches. */
function doReferenceWork(): number {
  let sum = 0;
  for (let round = 0; round < 4; round += 1)
    for (let index = 0; index < bytes.length; index += 1) sum = (sum * 31 + (bytes[index] ?? 0)) | 0;
  return sum;
}

// The compiler of V8 optimises it after a few runs.
for (let count = 0; count < 5; count += 1) doReferenceWork();

function millisecondsOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Processor time in ms of the fastest of several runs, so that other work on the machine does not count. A run below
 * the limit is enough. After a slower one the processor's speed is measured, and the time is that of a calm machine.
 */
export function processorTime(run: () => unknown, limitMs = 0): number {
  let fastest = Infinity;
  for (let count = 0; count < mostRuns && fastest >= limitMs; count += 1) {
    const time = millisecondsOf(run);
    const slowness = time < limitMs ? 1 : millisecondsOf(doReferenceWork) / calmReferenceMs;
    fastest = Math.min(fastest, time / Math.min(mostSlowness, Math.max(1, slowness)));
  }
  return fastest;
}
