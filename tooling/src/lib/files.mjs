import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file below a folder, absolute and sorted; none when the folder does not exist. */
export function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A path below `folder` with forward slashes. */
export function pathBelow(folder, file) {
  return relative(folder, file).split(sep).join('/');
}

/** The `integrity` value of a file: `sha384-…`. */
function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** Integrity of every file below a folder, by path. */
export function integrities(folder) {
  return Object.fromEntries(listFiles(folder).map((file) => [pathBelow(folder, file), integrityOf(file)]));
}
