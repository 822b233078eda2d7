/**
 * Runs lanes as their needs allow, in the given order, with at most `capacity` of weight at a time.
 * A lane: `{ name, needs?: names, weight?: 1, run() }`. A lane whose need did not pass does not run: its result is
 * `{ status: 'not run' }`. Resolves to the results in the order of the lanes.
 */
export async function runLanes(lanes, { capacity, onDone }) {
  const results = new Map();
  const waiting = [...lanes];
  const active = new Map();

  const weightOf = (lane) => Math.min(lane.weight ?? 1, capacity);
  const usedWeight = () => [...active.keys()].reduce((sum, lane) => sum + weightOf(lane), 0);
  const needsOf = (lane) => (lane.needs ?? []).filter((name) => lanes.some((other) => other.name === name));
  const isReady = (lane) => needsOf(lane).every((name) => results.has(name));
  const isHopeless = (lane) => needsOf(lane).some((name) => results.has(name) && results.get(name).status !== 'passed');

  function settle(lane, result) {
    results.set(lane.name, result);
    onDone(lane, result);
  }

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
        lane.run().then(
          (result) => ({ lane, result: end(result) }),
          (error) => ({ lane, result: end({ status: 'failed', output: error.stack }) }),
        ),
      );
    }
    if (active.size === 0) continue;
    const { lane, result } = await Promise.race(active.values());
    active.delete(lane);
    settle(lane, result);
  }
  return lanes.map((lane) => ({ lane, ...results.get(lane.name) }));
}
