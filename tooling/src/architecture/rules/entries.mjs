import { entriesOf } from '../read-project.mjs';

const rule = 'entries have names only';
/** Entry of a domain of the API. */
const domainEntry = /^api\/src\/domains\/[^/]+\/index\.ts$/;

/**
 * Entries of packages (`exports` of package.json) and of the API's domains list explicit names and contain no code;
 * other index files are forbidden.
 */
export function checkEntries({ workspaces, files }) {
  const ours = workspaces.filter(({ role }) => !['tooling', 'remote'].includes(role));
  const entries = new Set(ours.flatMap(entriesOf).map(([, path]) => path));
  const complain = (path, message, remedy) => ({ rule, path, message, remedy });
  return files
    .filter(({ role }) => role !== 'tooling')
    .flatMap((file) => {
      const isEntry = entries.has(file.path) || domainEntry.test(file.path);
      const isIndex = /\/index\.tsx?$/.test(file.path);
      return [
        ...(isIndex && !isEntry
          ? [complain(file.path, 'is a second index', 'import the files themselves; only entries collect names')]
          : []),
        ...(file.hasExportAll ? [complain(file.path, 'has an `export *`', 'list the names')] : []),
        ...(isEntry && !file.isOnlyReexports
          ? [complain(file.path, 'holds code', 'move the code to a file and re-export its names')]
          : []),
      ];
    });
}
