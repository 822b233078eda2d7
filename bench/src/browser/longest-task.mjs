/** Categories of a trace that has everything that `findLongestTask` reads. */
export const taskCategories = ['devtools.timeline', 'toplevel'];

const isWithin = (inner) => (outer) =>
  inner !== outer && inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;
const sumMilliseconds = (events) => events.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);

/**
 * The longest task of the page's main thread, in milliseconds of processor time: `scripts` is what React and all other
 * scripts take, `layout` is what the browser takes to style and place the elements.
 * @param events `traceEvents` of a browser trace of one page
 */
export function findLongestTask(events) {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const mainEvents = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid);
  const [task] = mainEvents
    .filter(({ name }) => /RunTask$/.test(name))
    .sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0));
  const layouts = mainEvents.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree');
  const inTask = layouts.filter((layout) => isWithin(layout)(task) && !layouts.some(isWithin(layout)));
  return { scripts: sumMilliseconds([task]) - sumMilliseconds(inTask), layout: sumMilliseconds(inTask) };
}
