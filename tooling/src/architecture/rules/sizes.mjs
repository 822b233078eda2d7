const rule = 'file sizes';
const limit = 300;
const ninetieth = 200;

/** Tables, texts, migrations and seed lists can be long. */
const exempt = /\/(locales|migrations|tables|seed|data)\/|\/texts\.ts$|\/index\.ts$/;

function countedFiles({ files }) {
  return files.filter(({ path, isTest }) => !isTest && !exempt.test(path));
}

function quantile(sortedValues, share) {
  return sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? 0;
}

/** Median and ninetieth percentile of the line counts of source files. */
export function sizeFigures(project) {
  const sortedLines = countedFiles(project)
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  return {
    count: sortedLines.length,
    median: quantile(sortedLines, 0.5),
    p90: quantile(sortedLines, 0.9),
    longest: sortedLines.at(-1) ?? 0,
  };
}

/** No file over 300 lines, nine in ten below 200. */
export function checkSizes(project) {
  const { p90 } = sizeFigures(project);
  const tooLong = countedFiles(project)
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => ({ rule, path, message: `has ${lines} lines, more than ${limit}`, remedy: 'split it' }));
  if (p90 <= ninetieth) return tooLong;
  const message = `one file in ten has more than ${p90} lines, the limit is ${ninetieth}`;
  return [...tooLong, { rule, path: '.', message, remedy: 'split the longest files' }];
}

/** Lines of source of each workspace, without tests, the largest first. */
export function workspaceLines({ files, workspaces }) {
  const linesOf = (folder) =>
    files
      .filter(({ path, isTest }) => !isTest && path.startsWith(`${folder}/`))
      .reduce((sum, { lines }) => sum + lines, 0);
  return workspaces.map(({ folder }) => ({ folder, lines: linesOf(folder) })).sort((a, b) => b.lines - a.lines);
}

/** A workspace grows above its bound by a decision: the bound is in tooling/workspace-lines.json. */
export function checkWorkspaceLines(project, bounds) {
  const violations = workspaceLines(project).flatMap(({ folder, lines }) => {
    const bound = bounds[folder];
    if (lines <= bound) return [];
    const message =
      bound === undefined ? `has ${lines} lines and no bound` : `has ${lines} lines, more than its bound of ${bound}`;
    const remedy = 'remove code, or set the bound in tooling/workspace-lines.json and give the reason in the commit';
    return [{ rule: 'workspace sizes', path: folder, message, remedy }];
  });
  const folders = project.workspaces.map(({ folder }) => folder);
  const stale = Object.keys(bounds)
    .filter((folder) => !folders.includes(folder))
    .map((path) => ({ rule: 'workspace sizes', path, message: 'is no workspace', remedy: 'remove its bound' }));
  return [...violations, ...stale];
}
