const rule = 'the back-office kit';
const limit = 60;

const declaration = /^export const admin\b[\s\S]*?^\}\);$/m;

/** The declaration of a resource fits on one screen; counted from `export const admin` to its end. */
export function checkDeclarations({ files }) {
  return files
    .filter(({ role, path, isTest }) => role === 'remote' && !isTest && /-admin\.tsx?$/.test(path))
    .flatMap(({ path, source }) => {
      const lines = declaration.exec(source)?.[0].split('\n').length ?? 0;
      const complain = (message, remedy) => [{ rule, path, message, remedy }];
      if (lines === 0) return complain('exports no `admin`', 'export const admin = office.resource({ … })');
      if (lines < limit) return [];
      return complain(`declares a resource in ${lines} lines, not below ${limit}`, 'move panels to files of their own');
    });
}

/** Names of the contract's resources, as in `defineResource`. */
function resourceNames({ files }) {
  return files
    .filter(({ path, isTest }) => path.startsWith('shared-contract/src/resources/') && !isTest)
    .flatMap(({ source }) => [...source.matchAll(/\bdefineResource\(\{\s*name: '([\w-]+)'/g)].map((match) => match[1]));
}

/** Resource names that are also words of the kit: pages of a list, an icon, the library, saved views. */
const ownWords = new Set(['media', 'pages', 'users', 'views']);

/** The kit has no branch for a single resource: it contains no resource name as text and compares none. */
export function checkAdminKit(project) {
  const names = resourceNames(project);
  if (names.length === 0) return [];
  const among = (some) => `['"](${some.join('|')})['"]`;
  const others = names.filter((name) => !ownWords.has(name));
  const pattern = new RegExp(`${among(others)}|\\bname [=!]== ${among(names)}`, 'g');
  return project.files
    .filter(({ role, isTest, path }) => role === 'admin' && !isTest && !path.includes('/locales/'))
    .flatMap(({ path, source }) =>
      [...source.matchAll(pattern)].map(([, name, comparedName]) => ({
        rule,
        path,
        message: `names the resource ${name ?? comparedName}`,
        remedy: 'make it an option of the declaration, or a trait of the contract',
      })),
    );
}
