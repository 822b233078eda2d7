import { entriesOf } from '../read-project.mjs';

const rule = 'one entry per package, names only';

/** A package's entries list explicit names and hold no code; there is no other index. */
export function checkEntries({ workspaces, files }) {
  const ours = workspaces.filter(({ role }) => !['tooling', 'remote'].includes(role));
  const entries = new Set(ours.flatMap(entriesOf).map(([, path]) => path));
  const complain = (path, message, remedy) => ({ rule, path, message, remedy });
  return files
    .filter(({ role }) => role !== 'tooling')
    .flatMap((file) => {
      const isIndex = /\/index\.tsx?$/.test(file.path);
      return [
        ...(isIndex && !entries.has(file.path)
          ? [complain(file.path, 'is a second index', 'import the files themselves; only src/index.ts collects names')]
          : []),
        ...(file.hasExportAll ? [complain(file.path, 'has an `export *`', 'list the names')] : []),
        ...(entries.has(file.path) && !file.isOnlyReexports
          ? [complain(file.path, 'holds code', 'move the code to a file and re-export its names')]
          : []),
      ];
    });
}
