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
