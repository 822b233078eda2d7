import { readJson } from '../lib/workspace.mjs';

/** `[{ rule, path, reason, until }]`: the only list of exceptions; each ends on a date. */
export function readExceptions() {
  return readJson('tooling/architecture-exceptions.json');
}

/** Violations without the excused ones, plus one for each expired, needless or incomplete exception. */
export function applyExceptions(violations, exceptions, today = new Date().toISOString().slice(0, 10)) {
  const isExcused = ({ rule, path }) =>
    exceptions.some((one) => one.rule === rule && one.path === path && one.until >= today);
  const stale = exceptions.flatMap((one) => {
    const complain = (message, remedy) => ({ rule: 'exceptions', path: one.path ?? '?', message, remedy });
    if (!one.rule || !one.path || !one.reason || !/^\d{4}-\d\d-\d\d$/.test(one.until ?? '')) {
      return [complain('an exception needs rule, path, reason and until (a date)', 'complete it')];
    }
    if (one.until < today) return [complain(`the exception from "${one.rule}" ended on ${one.until}`, 'mend the file')];
    const isUsed = violations.some(({ rule, path }) => rule === one.rule && path === one.path);
    return isUsed ? [] : [complain(`the exception from "${one.rule}" is no longer needed`, 'delete it')];
  });
  return [...violations.filter((violation) => !isExcused(violation)), ...stale];
}

/** Violations as text: rule, file, problem and remedy. */
export function describeViolations(violations) {
  return violations
    .map(({ rule, path, message, remedy }) => `${rule}: ${path}: ${message}\n    → ${remedy}`)
    .join('\n');
}
