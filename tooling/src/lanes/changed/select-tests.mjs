const isTest = (file) => /\.(test|e2e)\.(ts|tsx|mjs)$/.test(file);
const isText = (file) => file.endsWith('.md');

/** The part of the API that a file belongs to: `domains/jobs`, `kit/capabilities/bulk`, `infrastructure/db`, `app`. */
function partOf(file) {
  const [, layer, part] = /^api\/src\/(\w+)\/([\w-]+)/.exec(file) ?? [];
  if (layer === undefined) return null;
  return layer === 'app' || layer === 'testing' ? layer : `${layer}/${part}`;
}

/**
 * Tests of the API that changed files affect, as parts of paths; `all`, or none. Nearly every test opens the whole API,
 * so imports select nothing. A domain's file affects its domain and the rules for every call (`app/walk`); the files
 * below the domains, and the contract, affect all.
 */
export function selectApiTests(changedFiles) {
  const files = changedFiles.filter((file) => /^(api|shared-contract|demo)\//.test(file) && !isText(file));
  if (files.length === 0) return [];
  const parts = new Set();
  for (const file of files) {
    const part = partOf(file);
    if (isTest(file) && part !== null) parts.add(file.slice('api/src/'.length));
    else if (part?.startsWith('domains/')) parts.add(`${part}/`).add('app/walk');
    else if (!isTest(file)) return 'all';
  }
  return [...parts].sort();
}

/**
 * Test files of a folder that changed files affect. `imports` is a map from a test file to the files that it imports. A
 * changed file of the folder that no test imports can be read, started or found in another way, so it affects all.
 */
export function selectByImports(changedFiles, folders, imports) {
  const files = changedFiles.filter((file) => !isText(file));
  const inFolder = (file) => folders.some((folder) => file.startsWith(`${folder}/`));
  const isImported = (file) => [...imports.values()].some((paths) => paths.has(file));
  if (files.some((file) => inFolder(file) && !isTest(file) && !isImported(file))) return [...imports.keys()];
  return [...imports].filter(([, paths]) => files.some((file) => paths.has(file))).map(([test]) => test);
}

/** Addresses of each remote in the journeys. */
const addresses = {
  'mf-member': /\/my\b/,
  'mf-admin-content': /\/admin\b/,
  'mf-admin-events': /\/admin\/events/,
  'mf-dashboards': /\/dashboards/,
};
/** Journeys through every screen, for changes of the parts that all screens share. */
const broadJourneys = ['e2e/src/every-screen.e2e.ts', 'e2e/src/journeys.e2e.ts'];

/**
 * Journeys that changed files affect. `journeys` is a map from a journey to its text, with that of the modules in
 * `e2e/src/journeys` that it imports; a change of such a module affects the journeys that import it. A remote affects the journeys
 * that name its addresses, mf-public those that name none; what all screens share affects the journeys through every screen.
 */
export function selectJourneys(changedFiles, journeys) {
  const code = changedFiles.filter((file) => /\.(ts|tsx|mjs|json)$/.test(file) && !/\.test\.tsx?$/.test(file));
  const partOf = (file) => /^e2e\/src\/(journeys\/[\w-]+)\.ts$/.exec(file)?.[1];
  if (code.some((file) => file.startsWith('e2e/') && !isTest(file) && partOf(file) === undefined))
    return [...journeys.keys()];
  const selected = new Set(code.filter((file) => journeys.has(file)));
  for (const part of code.map(partOf).filter((name) => name !== undefined))
    for (const [journey, text] of journeys) if (text.includes(`'./${part}'`)) selected.add(journey);
  for (const [journey, text] of journeys) {
    const isVisited = Object.entries(addresses).some(
      ([remote, address]) => code.some((file) => file.startsWith(`${remote}/`)) && address.test(text),
    );
    const isPublic =
      code.some((file) => file.startsWith('mf-public/')) &&
      !Object.values(addresses).some((address) => address.test(text));
    if (isVisited || isPublic) selected.add(journey);
  }
  if (code.some((file) => /^(shell|shared-[\w-]+|gateway|api)\//.test(file)))
    for (const journey of broadJourneys) selected.add(journey);
  return [...selected].sort();
}
