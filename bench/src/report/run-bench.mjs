import { appendRun, lastFigures } from './history.mjs';
import { judgeFigures } from './judge-figures.mjs';
import { printVerdicts } from './print-verdicts.mjs';

/** Parts to run: those that are named, or all that are not `onRequest`. Throws for a name that no part has. */
function selectParts(parts, names) {
  const unknownNames = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknownNames.length > 0)
    throw new Error(`no part ${unknownNames.join(', ')}: there are ${parts.map(({ name }) => name).join(', ')}`);
  return parts.filter(({ name, onRequest }) => (names.length > 0 ? names.includes(name) : !onRequest));
}

/**
 * Measures the parts one after another, prints their verdicts, and appends the run to the history.
 * A part that throws fails alone: the others are measured.
 * @param parts `{ name, title, measure, onRequest }`; `measure()` resolves with figures (see judgeFigures)
 * @param names names of the parts to run; none means every part that is not `onRequest`
 * @param bars bars by id
 * @param run date, commit and machine (see describeRun)
 * @returns exit code of the process: 0 when all parts were measured and all bars hold, otherwise 1
 */
export async function runBench({ parts, names, bars, run, historyFile, print = console.log }) {
  const before = lastFigures(historyFile);
  const verdicts = [];
  const failures = {};
  for (const { name, title, measure } of selectParts(parts, names)) {
    try {
      const partVerdicts = judgeFigures(name, await measure(), bars);
      verdicts.push(...partVerdicts);
      printVerdicts(title, partVerdicts, before, print);
    } catch (error) {
      failures[name] = error.message;
      print(`\n${title}\n  FAILED: ${error.stack}`);
    }
  }
  appendRun(historyFile, { ...run, parts: names.length > 0 ? names : 'all', verdicts, failures });
  return summarise(verdicts, failures, print);
}

function summarise(verdicts, failures, print) {
  const judgedVerdicts = verdicts.filter(({ holds }) => holds !== undefined);
  const missedVerdicts = judgedVerdicts.filter(({ holds }) => !holds);
  const failedParts = Object.keys(failures);
  print(`\n${judgedVerdicts.length - missedVerdicts.length} of ${judgedVerdicts.length} bars hold.`);
  for (const { id, what } of missedVerdicts) print(`  missed: ${id} (${what})`);
  for (const name of failedParts) print(`  failed: ${name} (${failures[name]})`);
  return missedVerdicts.length + failedParts.length > 0 ? 1 : 0;
}
