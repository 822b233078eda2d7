import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { OwnGateway } from './own-gateway';
import { root, sharedData } from './places';

interface Build {
  readonly version: string;
  readonly container: string;
  readonly files: Record<string, string>;
}

/** Publishes the build of a remote again under another version. */
export async function publishCopy(gateway: OwnGateway, folder: string, version: string): Promise<void> {
  const copy = `${sharedData}-copy-${folder}-${version}`;
  cpSync(join(root, folder, 'dist'), copy, { recursive: true });
  const build = JSON.parse(readFileSync(join(copy, 'build.json'), 'utf8')) as Build;
  const container = `${folder}_${version}`.replace(/\W/g, '_');
  const scripts = Object.keys(build.files).filter((file) => file.endsWith('.js'));
  for (const name of ['remote.json', 'mf-manifest.json', ...scripts]) {
    const text = readFileSync(join(copy, name), 'utf8')
      .replaceAll(build.version, version)
      .replaceAll(build.container, container);
    writeFileSync(join(copy, name), text);
    build.files[name] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  writeFileSync(join(copy, 'build.json'), JSON.stringify({ ...build, version, container }));
  await gateway.publish(copy).finally(() => rmSync(copy, { recursive: true, force: true }));
}
