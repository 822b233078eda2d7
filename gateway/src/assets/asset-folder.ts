import type { Encoding } from '@enlace/api/http';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import * as z from 'zod/mini';

import { compressWell } from './compress-well';
import { isCompressible } from './content-types';

const leastBytes = 512;
const workers = 2;
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const entrySchema = z.object({
  integrity: z.string(),
  size: z.number(),
  encoded: z.object({ br: z.optional(z.number()), gzip: z.optional(z.number()) }),
});
const indexSchema = z.record(z.string(), entrySchema);

type Index = z.infer<typeof indexSchema>;

/** One file with its compressed forms. */
export interface Asset {
  readonly path: string;
  readonly file: string;
  readonly size: number;
  readonly integrity: string;
  readonly encoded: Partial<Readonly<Record<Encoding, { readonly file: string; readonly size: number }>>>;
}

/** The files of one build. Only paths of its index exist, so no path leads out of the folder. */
export type AssetFolder = ReadonlyMap<string, Asset>;

/**
 * Compresses every file below `<folder>/files` that becomes smaller into `<folder>/encoded`, and writes the index.
 * Rejects when a file differs from its integrity.
 * @param files integrity by path, for the whole content of the build
 */
export async function encodeFolder(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const index: Index = {};
  const queue = Object.entries(files);
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [path, integrity] = next;
      index[path] = await encodeFile(folder, path, integrity);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
}

async function encodeFile(folder: string, path: string, integrity: string): Promise<Index[string]> {
  const content = await readFile(join(folder, 'files', path));
  if (integrityOf(content) !== integrity) throw new Error(`${path} is not the file that the build describes`);
  const entry: Index[string] = { integrity, size: content.length, encoded: {} };
  if (content.length < leastBytes || !isCompressible(path)) return entry;
  for (const encoding of ['br', 'gzip'] as const) {
    const encodedContent = await compressWell(content, encoding);
    if (encodedContent.length >= content.length) continue;
    const target = join(folder, 'encoded', `${path}${suffixes[encoding]}`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, encodedContent);
    entry.encoded[encoding] = encodedContent.length;
  }
  return entry;
}

/** Opens a folder that `encodeFolder` has finished; rejects any other folder. */
export async function openAssetFolder(folder: string): Promise<AssetFolder> {
  const index = indexSchema.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  return new Map(Object.entries(index).map(([path, entry]) => [path, toAsset(folder, path, entry)]));
}

/** Integrity value of a content, in the form that browsers check. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function toAsset(folder: string, path: string, entry: Index[string]): Asset {
  const form = (encoding: Encoding): Asset['encoded'] => {
    const size = entry.encoded[encoding];
    if (size === undefined) return {};
    return { [encoding]: { file: join(folder, 'encoded', `${path}${suffixes[encoding]}`), size } };
  };
  return {
    path,
    file: join(folder, 'files', path),
    size: entry.size,
    integrity: entry.integrity,
    encoded: { ...form('br'), ...form('gzip') },
  };
}
