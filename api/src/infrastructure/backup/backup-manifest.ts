import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';

const manifestName = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  database: z.enum(['pglite', 'postgres']),
  /** Name of the newest migration. */
  schema: z.string(),
  /** Files by path below the backup, with their size in bytes. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

/** What a backup contains. It is written last: a folder without it is no complete backup. */
export type BackupManifest = z.infer<typeof manifestSchema>;

/** Lists the files of a finished backup with their digests. */
export async function writeManifest(
  folder: string,
  facts: Pick<BackupManifest, 'madeAt' | 'database' | 'schema'>,
): Promise<BackupManifest> {
  const paths = (await listFiles(folder)).filter((path) => path !== manifestName);
  const files: BackupManifest['files'] = {};
  for (const path of paths) files[path] = await describeFile(join(folder, path));
  const manifest: BackupManifest = { format: 1, ...facts, files };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
}

/** The manifest of a backup whose files are all there and unchanged. Throws an error with a sentence otherwise. */
export async function readCheckedManifest(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for (const [path, expectedFile] of Object.entries(manifest.files)) {
    const file = await describeFile(join(folder, path)).catch(() => null);
    if (file === null) throw new Error(`The backup ${folder} is incomplete: ${path} is missing.`);
    if (file.sha256 !== expectedFile.sha256) throw new Error(`The backup ${folder} is damaged: ${path} has changed.`);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} is no complete backup: it has no ${manifestName}.`);
  const manifest = manifestSchema.safeParse(parse(text));
  if (!manifest.success) throw new Error(`${join(folder, manifestName)} cannot be read: another version made it.`);
  return manifest.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Paths of all files below a folder, with `/`. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

async function describeFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}
