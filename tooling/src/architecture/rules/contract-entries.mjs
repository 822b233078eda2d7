import { entriesOf } from '../read-project.mjs';

const rule = 'entries of the contract';
/** Names of one entry; more need an area of their own. */
const mostNames = 120;

/** Names that files of other packages import, as `<import name> <name>`. */
function usesOutside({ files }, folder) {
  const uses = new Set();
  for (const file of files.filter((one) => one.folder !== folder))
    for (const { specifier, name } of [...file.uses, ...file.reexports]) uses.add(`${specifier} ${name}`);
  return uses;
}

function checkNames(entry, importName, uses) {
  const complain = (message, remedy) => ({ rule, path: entry.path, message, remedy });
  const names = entry.reexports.map(({ as }) => as);
  return [
    ...names
      .filter((name) => !uses.has(`${importName} ${name}`))
      .map((name) => complain(`exports ${name}, which no other package imports`, 'remove it from the entry')),
    ...(names.length > mostNames
      ? [complain(`has ${names.length} names, more than ${mostNames}`, 'make an entry for a part of the area')]
      : []),
  ];
}

/** Names that an earlier entry has as well. */
function checkRepeated(entries) {
  const firstPaths = new Map();
  return entries.flatMap(({ path, reexports }) =>
    reexports.flatMap(({ as }) => {
      const first = firstPaths.get(as) ?? path;
      firstPaths.set(as, first);
      if (first === path) return [];
      return [{ rule, path, message: `exports ${as}, as ${first} does`, remedy: 'leave it in one entry' }];
    }),
  );
}

/** `./all` is the list of all other entries, for programs that read every call or every resource. */
function checkAll(all, entries) {
  const listedPaths = new Set(all.imports.map(({ target }) => target));
  return entries
    .filter(({ path }) => !listedPaths.has(path))
    .map(({ path }) => ({ rule, path: all.path, message: `does not have ${path}`, remedy: 'add a line for it' }));
}

/**
 * The contract has an entry for each area, in `exports` of its package.json. An entry has the names that other packages
 * import, tests included; a name is in one entry. Files of the contract import each other.
 */
export function checkContractEntries(project) {
  return project.workspaces
    .filter(({ role }) => role === 'contract')
    .flatMap((workspace) => {
      const uses = usesOutside(project, workspace.folder);
      const fileAt = (path) => project.files.find((file) => file.path === path);
      const present = entriesOf(workspace).flatMap(([importName, path]) => {
        const file = fileAt(path);
        return file === undefined ? [] : [{ importName, file }];
      });
      const all = present.find(({ importName }) => importName.endsWith('/all'))?.file;
      const areas = present.filter(({ file }) => file !== all);
      const files = areas.map(({ file }) => file);
      return [
        ...areas.flatMap(({ importName, file }) => checkNames(file, importName, uses)),
        ...checkRepeated(files),
        ...(all === undefined ? [] : checkAll(all, files)),
      ];
    });
}
