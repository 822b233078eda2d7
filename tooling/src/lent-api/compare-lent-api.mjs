/** A new required member of a parameter breaks every caller. */
const newDuty = /^parameter \d+(:| [^?:]+:)/;

/** What a remote that was built for `before` can miss in `after`, one sentence for each. */
export function findBreaks(before, after) {
  return Object.entries(before).flatMap(([request, { names }]) => {
    const currentNames = after[request]?.names;
    if (currentNames === undefined) return [{ request, text: `${request} is not lent any more` }];
    return Object.entries(names).flatMap(([name, lines]) => {
      const currentLines = currentNames[name];
      if (currentLines === undefined) return [{ request, text: `${request}: ${name} is gone` }];
      const goneLines = lines.filter((line) => !currentLines.includes(line));
      const addedDuties = currentLines.filter((line) => !lines.includes(line) && newDuty.test(line));
      // A parameter's member that became optional accepts every former call.
      const isRelaxed = (line) => {
        const optionalLine = line.replace(/^(parameter \d+(?: [^?:]+)?):/, '$1?:');
        return [optionalLine, `${optionalLine} | undefined`].some((one) => currentLines.includes(one));
      };
      return [
        ...goneLines
          .filter((line) => !isRelaxed(line))
          .map((line) => ({ request, text: `${request}: ${name} had ${line}` })),
        ...addedDuties.map((line) => ({ request, text: `${request}: ${name} now needs ${line}` })),
      ];
    });
  });
}

/** The versions that a range like ^0.1.0 or ^1.2.0 includes have one series: `0.1` or `1`. */
function seriesOf(version) {
  const [major, minor] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
}

/** The version that a package needs after a break: the ranges of earlier releases do not include it. */
export function raisedVersion(version) {
  const [major, minor] = version.split('.').map(Number);
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}

/** Breaks of packages whose version still fits the ranges of releases that were built for the report. */
export function findUnraised(before, after) {
  return findBreaks(before, after).filter(({ request }) => {
    const current = after[request]?.version;
    return current !== undefined && seriesOf(current) === seriesOf(before[request].version);
  });
}
