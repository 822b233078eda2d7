import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readJson, root } from '../lib/workspace.mjs';

/** Bars of the first tier and its last recorded run, in seconds on two cores that do nothing else. */
const costsFile = 'tooling/test-costs.json';

/**
 * Lines that compare a whole run of the first tier with its bars and with the last recorded run. Machines differ, so
 * that no run fails for its costs.
 */
export function costLines(summary, costs = readJson(costsFile)) {
  const { bars, lastRun } = costs;
  const lines = [
    compare('wall time', summary.seconds, bars.seconds),
    compare('processor time', summary.processorSeconds, bars.processorSeconds),
  ];
  const costOf = ({ seconds, processorSeconds }) => processorSeconds ?? seconds;
  for (const lane of summary.lanes) {
    const bar = bars.lanes[lane.name];
    if (bar !== undefined && costOf(lane) > bar) lines.push(compare(`lane ${lane.name}`, costOf(lane), bar));
  }
  const growths = summary.lanes
    .filter(({ name }) => lastRun?.lanes[name] !== undefined)
    .map((lane) => ({ ...lane, before: lastRun.lanes[lane.name], growth: costOf(lane) / lastRun.lanes[lane.name] }))
    .sort((a, b) => b.growth - a.growth);
  if (growths[0]?.growth > 1) {
    const { name, before } = growths[0];
    const now = Math.round(costOf(growths[0]));
    lines.push(`grew most since ${lastRun.commit}: ${name}, ${Math.round(before)} s -> ${now} s`);
  }
  return lines;
}

const compare = (name, value, bar) => `${name}: ${Math.round(value)} s, bar ${bar} s${value > bar ? ', MISSED' : ''}`;

/** Records the costs of a run, for comparison with later ones: `npm test -- record`. */
export function recordCosts(summary) {
  const { bars } = readJson(costsFile);
  const lanes = summary.lanes.map(({ name, seconds, processorSeconds }) => [name, processorSeconds ?? seconds]);
  const lastRun = {
    commit: summary.commit.slice(0, 8),
    seconds: summary.seconds,
    processorSeconds: summary.processorSeconds,
    lanes: Object.fromEntries(lanes),
  };
  writeFileSync(join(root, costsFile), `${JSON.stringify({ bars, lastRun }, null, 2)}\n`);
}
