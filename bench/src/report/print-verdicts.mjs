import { formatBar, formatValue } from './format-figure.mjs';

const columns = { value: 10, before: 18, bar: 18 };

function verdictOf({ holds }) {
  if (holds === undefined) return '';
  return holds ? 'ok' : 'MISSED';
}

/**
 * Prints the verdicts of one part: what, value, the value of the last complete run, bar, and whether it holds.
 * @param before values of the last complete run by id
 */
export function printVerdicts(title, verdicts, before, print) {
  print(`\n${title}`);
  const width = Math.max(...verdicts.map(({ what }) => what.length));
  for (const { id, what, value, unit, bar, ...verdict } of verdicts) {
    const cells = [
      what.padEnd(width),
      (value === undefined ? '-' : formatValue(value, unit)).padStart(columns.value),
      (before[id] === undefined ? '' : `(before ${formatValue(before[id], unit)})`).padEnd(columns.before),
      (bar === undefined ? '' : formatBar(bar, unit)).padEnd(columns.bar),
      verdictOf(verdict),
    ];
    print(`  ${cells.join('  ')}`.trimEnd());
  }
}
