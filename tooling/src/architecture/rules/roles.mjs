const rule = 'who may import whom';

/** Allowed imports of each role. */
const mayImport = {
  contract: [],
  platform: ['contract'],
  data: ['contract', 'platform'],
  auth: ['contract', 'platform', 'data'],
  ui: ['platform'],
  forms: ['contract', 'platform', 'data', 'ui'],
  admin: ['contract', 'platform', 'data', 'auth', 'ui', 'forms'],
  testing: ['contract', 'platform', 'data', 'auth', 'ui', 'admin'],
  shell: ['contract', 'platform', 'data', 'auth', 'ui', 'forms'],
  remote: ['contract', 'platform', 'data', 'auth', 'ui', 'forms', 'admin'],
  api: ['contract'],
  // Demo data is made of the API's own names. The API never imports it: programs pass `loadDemo` to the API.
  demo: ['contract', 'api'],
  gateway: ['contract', 'api'],
  // The gallery shows the design system.
  tooling: ['contract', 'platform', 'ui'],
  e2e: ['contract', 'testing'],
  bench: ['contract', 'tooling'],
};

/** Files that load a role by `import()`, so that no program loads it when it starts. The second is of tests. */
const mayLoad = [
  { path: 'gateway/src/load-demo.ts', role: 'demo' },
  { path: 'api/src/testing/load-demo.ts', role: 'demo' },
];

/** Roles whose tests may use shared-testing. */
const testedWithTesting = ['forms', 'admin', 'shell', 'remote', 'e2e'];

function workspaceOf(specifier, workspaces) {
  return workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
}

/** A package imports only what its role allows. */
export function checkRoles({ workspaces, files }) {
  return files.flatMap((file) => {
    const allowed = [
      ...(mayImport[file.role] ?? []),
      ...(file.isTest && testedWithTesting.includes(file.role) ? ['testing'] : []),
    ];
    return file.imports.flatMap(({ specifier, isLazy }) => {
      const other = workspaceOf(specifier, workspaces);
      if (isLazy && mayLoad.some(({ path, role }) => role === other?.role && path === file.path)) return [];
      if (!other || other.folder === file.folder || allowed.includes(other.role)) return [];
      const message = `a package of role ${file.role} imports ${specifier} (role ${other.role})`;
      return [
        { rule, path: file.path, message, remedy: `it may import: ${allowed.join(', ') || 'no package of ours'}` },
      ];
    });
  });
}

/** Roles that a package may name for production, and those that it may name for its tests. */
function namedRoles({ folder, role }) {
  const loadedRoles = (isTest) =>
    mayLoad
      .filter(({ path }) => path.startsWith(`${folder}/`) && path.includes('/testing/') === isTest)
      .map((one) => one.role);
  const production = [...(mayImport[role] ?? []), ...(role === 'e2e' ? ['tooling'] : []), ...loadedRoles(false)];
  const withTesting = [...production, ...(testedWithTesting.includes(role) ? ['testing'] : [])];
  return { production, withTesting, tests: [...withTesting, ...loadedRoles(true)] };
}

/**
 * package.json and tsconfig.json name only packages that the role may use. `referencesOf` answers the folders that the
 * tsconfig.json of a folder names.
 */
export function checkNamedPackages({ workspaces }, referencesOf) {
  return workspaces.flatMap((workspace) => {
    const { folder, role, manifest } = workspace;
    const { production, withTesting, tests } = namedRoles(workspace);
    const ours = (names) => names.flatMap((name) => workspaces.filter((one) => [one.name, one.folder].includes(name)));
    const checkFile = (file, others, allowed) =>
      others
        .filter((other) => !allowed.includes(other.role))
        .map((other) => ({
          rule,
          path: `${folder}/${file}`,
          message: `a package of role ${role} names ${other.name} (role ${other.role})`,
          remedy: `it may name: ${allowed.join(', ') || 'no package of ours'}`,
        }));
    const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
    const installedNames = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
    return [
      ...checkFile('package.json', ours(installedNames), production),
      ...checkFile('package.json', ours(Object.keys(devDependencies ?? {})), tests),
      ...checkFile('tsconfig.json', ours(referencesOf(folder)), withTesting),
    ];
  });
}

/** No relative import leaves its package. */
export function checkEscapes({ files }) {
  return files.flatMap((file) =>
    file.imports
      .filter(({ target }) => target && target.split('/')[0] !== file.folder)
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => ({
        rule,
        path: file.path,
        message: `imports ${specifier}, a file of another package`,
        remedy: "import the package's public name",
      })),
  );
}
