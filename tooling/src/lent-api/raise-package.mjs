import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, workspaces } from '../lib/workspace.mjs';
import { folderOf } from './read-lent-api.mjs';

/** Table of the shell with the versions of its lent packages. */
const table = 'shell/src/federation/lent-versions.ts';

/** Gives a lent package a new version, in its manifest, in those of its users, in the lockfile and in the shell. */
export function raisePackage(name, version) {
  const pin = new RegExp(`("?'?${name}"?'?: ["'])\\d[^"']*(["'])`, 'g');
  const replacePin = (text) => text.replace(pin, `$1${version}$2`);
  for (const { folder } of workspaces()) change(`${folder}/package.json`, replacePin);
  change(`${folderOf(name)}/package.json`, (text) => text.replace(/("version": ")[^"]*/, `$1${version}`));
  change(table, replacePin);
  change('package-lock.json', (text) => {
    const lock = JSON.parse(replacePin(text));
    lock.packages[folderOf(name)].version = version;
    return `${JSON.stringify(lock, null, 2)}\n`;
  });
}

function change(path, edit) {
  const file = join(root, path);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
