/**
 * Runs lanes as their needs allow, in the given order, with at most `capacity` of weight at a time.
 * A lane: `{ name, needs?: names, after?: names, weight?: 1, run(signal) }`. One that runs `after` others begins when they
 * have ended in whichever way. Other lanes do not begin when a need did not pass, or when a lane was stopped, because the
 * product is broken then: their result is `{ status: 'not run' }`. No lane begins after the abort of `signal`; lanes that
 * run receive it and end themselves, or are left after `graceMs`.
 * Resolves to the results in the order of the lanes.
 */
export async function runLanes(lanes, { capacity, onDone, signal, graceMs = 60_000 }) {
  const results = new Map();
  const waiting = [...lanes];
  const active = new Map();
  let hasStoppedLane = false;

  const weightOf = (lane) => Math.min(lane.weight ?? 1, capacity);
  const usedWeight = () => [...active.keys()].reduce((sum, lane) => sum + weightOf(lane), 0);
  const needsOf = (lane) => (lane.needs ?? []).filter((name) => lanes.some((other) => other.name === name));
  const isReady = (lane) => [...needsOf(lane), ...(lane.after ?? [])].every((name) => results.has(name));
  const isHopeless = (lane) =>
    signal?.aborted ||
    (hasStoppedLane && lane.after === undefined) ||
    needsOf(lane).some((name) => results.has(name) && results.get(name).status !== 'passed');

  function settle(lane, result) {
    results.set(lane.name, result);
    hasStoppedLane ||= result.stopReason != null;
    onDone(lane, result);
  }

  const graceEnd = new Promise((resolve) => {
    signal?.addEventListener('abort', () => setTimeout(resolve, graceMs), { once: true });
  });
  /** The end of a lane that ignores the abort. */
  const lateEnd = async () => {
    await graceEnd;
    const [lane] = active.keys();
    return { lane, result: { status: 'failed', seconds: 0, stopReason: String(signal.reason) } };
  };

  while (waiting.length > 0 || active.size > 0) {
    for (const lane of waiting.filter(isHopeless)) {
      waiting.splice(waiting.indexOf(lane), 1);
      settle(lane, { status: 'not run', seconds: 0 });
    }
    for (const lane of waiting.filter(isReady)) {
      if (usedWeight() + weightOf(lane) > capacity) continue;
      waiting.splice(waiting.indexOf(lane), 1);
      const start = performance.now();
      const end = (result) => ({ ...result, seconds: (performance.now() - start) / 1000 });
      active.set(
        lane,
        lane.run(signal).then(
          (result) => ({ lane, result: end(result) }),
          (error) => ({ lane, result: end({ status: 'failed', output: error.stack }) }),
        ),
      );
    }
    if (active.size === 0) continue;
    const { lane, result } = await Promise.race([...active.values(), lateEnd()]);
    active.delete(lane);
    settle(lane, result);
  }
  return lanes.map((lane) => ({ lane, ...results.get(lane.name) }));
}
