import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import { root, workspaces } from '../lib/workspace.mjs';

function swcOptions(tsx) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: true } },
    },
    module: { type: 'commonjs' },
  };
}

function baseConfig(folder) {
  return {
    displayName: basename(folder),
    rootDir: folder,
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    // Without a tier, named files of both tiers run.
    testPathIgnorePatterns: [
      '/node_modules/',
      ...(process.env.ENLACE_TIER === 'first' ? ['\\.full\\.test\\.tsx?$'] : []),
    ],
    transform: { '\\.tsx$': ['@swc/jest', swcOptions(true)], '\\.([cm]?js|jsx|ts)$': ['@swc/jest', swcOptions(false)] },
    moduleNameMapper: { '^redux-persist/es/(.*)$': 'redux-persist/lib/$1' },
    cacheDirectory: join(root, '.cache/jest'),
    restoreMocks: true,
  };
}

/** Tests of a browser package: jsdom with Node's globals that it lacks, and the DOM matchers. */
export function browser(folder) {
  return {
    ...baseConfig(folder),
    testEnvironment: join(import.meta.dirname, 'browser-environment.mjs'),
    setupFilesAfterEnv: [join(import.meta.dirname, 'browser-setup.mjs')],
  };
}

/** Tests of a package without browser code: plain Node. */
export function isomorphic(folder) {
  return { ...baseConfig(folder), testEnvironment: 'node' };
}

/** The root's jest.config.mjs: every package with a configuration. */
export function projects() {
  const folders = workspaces().map(({ folder }) => folder);
  return {
    projects: folders.filter((folder) =>
      ['jest.config.mjs', 'src'].every((part) => existsSync(join(root, folder, part))),
    ),
    // A test ends far below it; a busy machine needs several times as long.
    testTimeout: 60_000,
  };
}
