/** Categories of a trace that has everything that `sumBlockingTime` reads. */
export const blockingCategories = [
  'devtools.timeline',
  'toplevel',
  'loading',
  'blink.user_timing',
  'disabled-by-default-lighthouse',
];

/** Milliseconds that a task may take without blocking a visitor. */
const taskAllowance = 50;
/** Names of the outermost tasks of a thread, by the version of Chromium; a trace has one of them. */
const taskNames = ['ThreadControllerImpl::RunTask', 'RunTask'];

/**
 * Total blocking time of a page, in milliseconds: of each task of its main thread, what is beyond 50 ms, from the first
 * contentful paint to the end of the trace. A task that began before that paint counts from the paint on. Throws for a
 * trace without a first contentful paint.
 * @param events `traceEvents` of a browser trace; times are in microseconds
 * @returns `wall`, as a visitor waits, and `work`, the same with the processor time of each task: it leaves out what
 * other programs on a busy machine take
 */
export function sumBlockingTime(events) {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (paint === undefined) throw new Error('the trace has no first contentful paint');
  const tasks = events.filter(
    ({ ph, pid, tid, name }) => ph === 'X' && pid === paint.pid && tid === paint.tid && taskNames.includes(name),
  );
  const outermost = taskNames.find((name) => tasks.some((task) => task.name === name));
  const total = { wall: 0, work: 0 };
  for (const { name, ts, dur = 0, tdur = dur } of tasks) {
    if (name !== outermost) continue;
    const wall = (ts + dur - Math.max(ts, paint.ts)) / 1000;
    total.wall += Math.max(0, wall - taskAllowance);
    total.work += Math.max(0, Math.min(wall, tdur / 1000) - taskAllowance);
  }
  return total;
}
