import { join } from 'node:path';

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { root, workspaces } from '../lib/workspace.mjs';
import { browserRoles, restrictedImports } from './restrictions.mjs';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export it by name; a default only where a tool demands one (remote.tsx, *.config).',
};
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is parsed once, in env.ts.',
};

const noPackingSpread = {
  selector: [
    'ObjectExpression > SpreadElement > ObjectExpression',
    ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression',
    'JSXSpreadAttribute > ObjectExpression',
  ].join(),
  message: 'Write the properties or values without the spread.',
};

/** A rule is an error or off. */
function strict(rules) {
  return Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, value === 'warn' ? 'error' : value]));
}

/** Rules without types; oxlint checks those that need them: .oxlintrc.json. */
const typescript = {
  files: ['**/*.{ts,tsx}'],
  extends: [js.configs.recommended, tseslint.configs.recommended],
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'max-lines': ['error', 300],
    'no-restricted-syntax': ['error', noDefaultExport, noEnvironment, noPackingSpread],
    'no-throw-literal': 'error',
    eqeqeq: 'error',
  },
};

const commonJsAndModules = {
  files: ['**/*.{js,mjs,cjs}'],
  extends: [js.configs.recommended],
  languageOptions: { globals: globals.node },
  rules: {
    'max-lines': ['error', 300],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
};

/** The allowed imports depend on the package's role. */
function importsOf({ folder, role }) {
  return { files: [`${folder}/**/*.{ts,tsx,mjs}`], rules: { 'no-restricted-imports': restrictedImports(role) } };
}

/** Browser code: rules of hooks, no console output. */
function browserCode() {
  const folders = workspaces().filter(({ role }) => browserRoles.includes(role));
  return {
    files: folders.map(({ folder }) => `${folder}/src/**/*.{ts,tsx}`),
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: { ...strict(reactHooks.configs.flat['recommended-latest'].rules), 'no-console': 'error' },
  };
}

/** Rules that compile each component of a file, which takes long. Tests have no components of their own. */
const compilerRules = Object.keys(reactHooks.configs.flat['recommended-latest'].rules).filter(
  (rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule),
);
const browserTests = {
  files: ['**/*.test.{ts,tsx}', '*/src/testing/**', '**/locales/**'],
  rules: Object.fromEntries(compilerRules.map((rule) => [rule, 'off'])),
};

/** Regular expressions of the servers, and of the contract that they read with, take linear time on every input. */
const linearExpressions = {
  files: ['api/src/**/*.ts', 'gateway/src/**/*.ts', 'shared-contract/src/**/*.ts'],
  ignores: ['**/*.test.ts', '**/testing/**'],
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
  },
};

const exceptions = [
  {
    // The package that uses the HTTP library, and the tests that check it.
    files: ['shared-auth/src/**/http-client*.ts', 'shared-auth/src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': restrictedImports('auth', { exempt: ['^axios'] }) },
  },
  {
    // The one user of React's lazy, for all parts of the back office.
    files: ['shared-admin/src/lazy/lazy-part.tsx'],
    rules: { 'no-restricted-imports': restrictedImports('admin', { exempt: ['^react$'] }) },
  },
  {
    // The same for remotes that load no part of the back office with their first screen.
    files: ['mf-member/src/lib/lazy-part.tsx', 'mf-dashboards/src/lib/lazy-part.tsx'],
    rules: { 'no-restricted-imports': restrictedImports('remote', { exempt: ['^react$'] }) },
  },
  {
    files: ['**/env.ts', '**/*.env.ts', '**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.ts', '*/src/testing/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noPackingSpread] },
  },
  // A released migration is not changed.
  { files: ['**/migrations/**'], rules: { 'no-restricted-syntax': ['error', noDefaultExport, noEnvironment] } },
  { files: ['**/src/remote.{ts,tsx}', '**/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: [
      '**/*.test.*',
      '**/*.story.tsx',
      '**/*.e2e.ts',
      '**/locales/**',
      '**/migrations/**',
      '**/seed/**',
      '*/src/index.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  { files: ['tooling/src/gallery/**'], languageOptions: { globals: globals.browser } },
  // Playwright's fixtures receive a function named `use`, which is not a hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
];

/** The complete eslint.config.mjs of the root: `export { default } from '@enlace/tooling/eslint'`. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-types/**',
      '**/.next/**',
      'bench/peers/**',
      'var/**',
      '.cache/**',
      '.nx/**',
      'coverage/**',
      '**/public/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typescript,
  commonJsAndModules,
  ...workspaces().map(importsOf),
  browserCode(),
  browserTests,
  linearExpressions,
  ...exceptions,
  prettier,
);

/** File of eslint's results for unchanged files. */
export const cacheFolder = join(root, '.cache/eslint');
