const rule = 'names of files';
const suffixes = {
  browser: ['feature', 'screen', 'form', 'slice', 'saga', 'selectors', 'styles', 'story'],
  api: ['resource', 'repository', 'policy', 'routes', 'plugin', 'tables', 'env', 'module', 'mail'],
  e2e: ['e2e'],
};
const word = '[a-z0-9]+(?:-[a-z0-9]+)*';

function patternFor(role) {
  const isServer = ['api', 'demo', 'gateway'].includes(role);
  const suffixesOfRole = isServer ? suffixes.api : role === 'e2e' ? suffixes.e2e : suffixes.browser;
  // A test's name has its tier before its last suffix.
  const tier = isServer ? 'both|full' : 'full';
  const kind = `(\\.(${suffixesOfRole.join('|')}))?`;
  return new RegExp(`^${word}((${kind}(\\.(${tier}))?\\.test)|((\\.full)?\\.e2e)|${kind}(\\.d)?)\\.(tsx?|mjs)$`);
}

/** Names that show the kind of their file in another form than the suffix. */
const otherForms = [
  {
    form: /^(api|demo|gateway)\/.*-routes?(\.(both|full))?(\.test)?\.ts$/,
    remedy: 'the files of routes end in `.routes.ts`',
  },
  { form: /-list\.screen\.tsx$/, remedy: 'the screen of a list has the plural alone: `jobs.screen.tsx`' },
];

/** `jobs.feature.ts` exports `jobsFeature`. */
function checkFeatureName({ path, source }) {
  const [, name] = /([^/]+)\.feature\.tsx?$/.exec(path) ?? [];
  if (name === undefined) return [];
  const constant = `${name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Feature`;
  if (source.includes(`export const ${constant} `)) return [];
  return [{ rule, path, message: `does not export ${constant}`, remedy: 'name the constant after the file' }];
}

/** One form for each kind of file, and for the constant of a feature. */
export function checkNameForms({ files }) {
  return files.flatMap((file) => [
    ...otherForms
      .filter(({ form }) => form.test(file.path))
      .map(({ remedy }) => ({ rule, path: file.path, message: 'is a kind of file without its suffix', remedy })),
    ...checkFeatureName(file),
  ]);
}

/** Kebab-case files and folders, with a suffix of the closed set or none. */
export function checkNames({ files }) {
  return files
    .filter(({ path }) => !path.includes('/migrations/'))
    .flatMap(({ path, role }) => {
      const parts = path.split('/').slice(2);
      const file = parts.pop();
      const folder = parts.find((part) => !new RegExp(`^${word}$`).test(part));
      const problem = folder ? `folder ${folder}` : patternFor(role).test(file) ? null : file;
      if (!problem) return [];
      const remedy =
        'kebab-case, and a suffix of the set: .feature .screen .form .slice .saga .selectors .styles .story .test; in the API .resource .repository .policy .routes .plugin .tables .env .module .mail';
      return [{ rule, path, message: `${problem} is not a name of ours`, remedy }];
    });
}
