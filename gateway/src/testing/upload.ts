import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A request body of `POST /registry/releases`, made of a build's folder. */
export async function uploadOf(
  dist: string,
  change: (form: FormData) => void = () => undefined,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  form.set('by', 'tester');
  form.set('build', await readFile(join(dist, 'build.json'), 'utf8'));
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === 'build.json') continue;
    const file = join(entry.parentPath, entry.name);
    form.append('files', new Blob([await readFile(file)]), file.slice(dist.length + 1));
  }
  change(form);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  return { payload, headers: { 'content-type': request.headers.get('content-type') ?? '' } };
}
