const platformLibraries = [
  'react-router',
  'react-redux',
  'redux',
  'redux-saga',
  'redux-saga/effects',
  'styled-components',
];

const everywhere = [
  { regex: '^\\.{1,2}/?$', message: 'Import the file that declares it: an index is for other packages.' },
  { regex: '^@enlace/[^/]+/src(/|$)', message: "Import the package's public names: another package's src is private." },
];

const inBrowsers = [
  { regex: '^zod$', message: "Import * as z from 'zod/mini': the classic build costs a visitor 40 kB." },
  { regex: '^axios', message: 'Requests go through the clients of @enlace/shared-auth (http-client).' },
];

const fromPlatform = [
  {
    regex: `^(${platformLibraries.join('|')})$`,
    message: 'Import it from @enlace/shared-platform, which the host lends; add the name there when it is missing.',
  },
  { regex: '^(single-spa|@module-federation/)', message: "Loading and lifecycle are the shell's." },
];

const inBackOffice = [
  {
    regex: '^react$',
    importNames: ['lazy'],
    message: 'Use lazyPart of @enlace/shared-admin: a missing file then replaces the part, and not the screen.',
  },
];

/** Roles whose code runs in a browser. */
export const browserRoles = ['remote', 'shell', 'platform', 'data', 'auth', 'ui', 'forms', 'admin', 'testing'];

/** The value of `no-restricted-imports` for a role; `exempt` is a list of expressions that can be imported. */
export function restrictedImports(role, { exempt = [] } = {}) {
  const patterns = [
    ...everywhere,
    ...(browserRoles.includes(role) || role === 'contract' ? inBrowsers : []),
    ...(['remote', 'admin'].includes(role) ? inBackOffice : []),
    ...(browserRoles.includes(role) && !['shell', 'platform'].includes(role) ? fromPlatform : []),
  ];
  return ['error', { patterns: patterns.filter(({ regex }) => !exempt.includes(regex)) }];
}
