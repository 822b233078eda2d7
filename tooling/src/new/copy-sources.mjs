import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root } from '../lib/workspace.mjs';

const run = promisify(execFile);
const copiedPaths = [
  'package.json',
  'remotes.json',
  '.prettierrc',
  'tooling',
  'shared-contract',
  'mf-admin-content/src',
  'api/src/app/migrations',
  'api/src/app/modules.ts',
  'api/src/domains',
];
const isSource = (path) => !/\/(node_modules|dist|dist-types|coverage)(\/|$)/.test(path.slice(root.length));

/** Paths that the generators write for a field of companies. */
export const contract = 'shared-contract/src/resources/companies.ts';
export const locales = ['en', 'es', 'pt'].map(
  (locale) => `mf-admin-content/src/features/companies/locales/${locale}.ts`,
);

/** Files that the generator wrote, by its own report. */
export const listWritten = ({ stdout }) => [...stdout.matchAll(/wrote\s+(\S+)/g)].map(([, path]) => path);

export const wasThere = (path) => existsSync(join(root, path));

/** A copy of the sources that generators read and write. */
export function copySources() {
  const project = mkdtempSync(join(tmpdir(), 'enlace-places-'));
  return {
    fill() {
      for (const path of copiedPaths)
        cpSync(join(root, path), join(project, path), { recursive: true, filter: isSource });
      symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
    },
    remove: () => rmSync(project, { recursive: true, force: true }),
    read: (path) => readFileSync(join(project, path), 'utf8'),
    make: (...words) => run(process.execPath, ['tooling/src/commands/new.mjs', ...words], { cwd: project }),
  };
}
