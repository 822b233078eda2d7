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
  // Demo data is made of the API's own names; the API loads it by `import()`, see `mayLoad`.
  demo: ['contract', 'api'],
  gateway: ['contract', 'api'],
  // The gallery shows the design system.
  tooling: ['contract', 'platform', 'ui'],
  e2e: ['contract', 'testing'],
  bench: ['contract', 'tooling'],
};

/** Roles that some files may load by `import()` alone: nothing of them is loaded with the program. */
const mayLoad = [{ path: /^api\/src\/app\//, role: 'demo' }];

/** Roles that tests of a role may use beside its own. */
const testedWith = { api: ['demo'] };

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
      ...(file.isTest ? (testedWith[file.role] ?? []) : []),
    ];
    return file.imports.flatMap(({ specifier, isLazy }) => {
      const other = workspaceOf(specifier, workspaces);
      if (isLazy && mayLoad.some(({ path, role }) => role === other?.role && path.test(file.path))) return [];
      if (!other || other.folder === file.folder || allowed.includes(other.role)) return [];
      const message = `a package of role ${file.role} imports ${specifier} (role ${other.role})`;
      return [
        { rule, path: file.path, message, remedy: `it may import: ${allowed.join(', ') || 'no package of ours'}` },
      ];
    });
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
