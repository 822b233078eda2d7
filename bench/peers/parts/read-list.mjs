import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Rows of a list as the API of Enlace answered them when the bench began; for pages that are built once. */
export async function readCopiedList(name) {
  const file = join(process.cwd(), 'copied', `${name}.json`);
  return JSON.parse(await readFile(file, 'utf8')).data;
}

/** Rows of a list as the API of Enlace answers them now; for pages that are made for each request. */
export async function readList(name) {
  const addresses = JSON.parse(process.env.LIST_ADDRESSES);
  const answer = await fetch(addresses[name], { cache: 'no-store' });
  return (await answer.json()).data;
}
