import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Four digits say all that a measurement does. */
const significantDigits = 4;

const roundValue = (value) => (typeof value === 'number' ? Number(value.toPrecision(significantDigits)) : value);

/**
 * Appends one run as one line of JSON.
 * @param run `{ date, commit, isDirty, machine, parts, verdicts, failures }`; `parts` is 'all' for a complete run,
 * `failures` are messages of parts that threw, by name
 */
export function appendRun(file, { verdicts, failures, ...run }) {
  const line = {
    ...run,
    missed: verdicts.filter(({ holds }) => holds === false).map(({ id }) => id),
    failures,
    figures: Object.fromEntries(
      verdicts.filter(({ value }) => value !== undefined).map(({ id, value }) => [id, roundValue(value)]),
    ),
  };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** All runs, the oldest first; none without the file. */
export function readRuns(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Values of the last complete run by id; empty without one. */
export function lastFigures(file) {
  return readRuns(file).findLast(({ parts }) => parts === 'all')?.figures ?? {};
}
