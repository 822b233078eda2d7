const rule = 'file sizes';
const limit = 300;
const ninetieth = 200;

/** Tables, texts, migrations and the seed's lists are as long as what they list. */
const exempt = /\/(locales|migrations|tables|seed|data)\/|\/texts\.ts$|\/index\.ts$/;

export function countedFiles({ files }) {
  return files.filter(({ path, isTest }) => !isTest && !exempt.test(path));
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Median and ninetieth percentile of the lines of our source files. */
export function sizeFigures(project) {
  const sorted = countedFiles(project)
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  return {
    count: sorted.length,
    median: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    longest: sorted.at(-1) ?? 0,
  };
}

/** None over 300 lines, nine in ten under 200. */
export function checkSizes(project) {
  const { p90 } = sizeFigures(project);
  const tooLong = countedFiles(project)
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => ({ rule, path, message: `has ${lines} lines, more than ${limit}`, remedy: 'split it' }));
  if (p90 <= ninetieth) return tooLong;
  const message = `one file in ten has more than ${p90} lines, the limit is ${ninetieth}`;
  return [...tooLong, { rule, path: '.', message, remedy: 'split the longest files' }];
}
