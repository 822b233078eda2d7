import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { median } from './report/statistics.mjs';
import { runGateway } from './servers/gateway.mjs';
import { loadServer } from './servers/load.mjs';
import { root, startServer } from './servers/server-process.mjs';
import { browserHeaders as headers, fetchPacked, weighPage } from './servers/weigh-page.mjs';

const paths = ['/', '/chapters', '/news', '/plans'];
const rounds = 3;
const seconds = 2;

/** Headers that a server makes for each connection. */
const madeByServer = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

async function firstSlug(url, list) {
  const answer = await (await fetch(`${url}/api/${list}/list?page=1&per_page=1&fields=slug`)).json();
  return answer.data[0].slug;
}

/** Sizes of the documents of eight public pages. */
async function weighPages({ url }) {
  const pages = [
    { id: '/', path: '/' },
    { id: '/chapters', path: '/chapters' },
    { id: 'chapter', path: `/chapters/${await firstSlug(url, 'chapters')}` },
    { id: '/news', path: '/news' },
    { id: 'article', path: `/news/${await firstSlug(url, 'news')}` },
    { id: '/jobs', path: '/jobs' },
    { id: '/events', path: '/events' },
    { id: '/plans', path: '/plans' },
  ];
  const figures = [];
  for (const { id, path } of pages)
    figures.push({ id: `html.size.${id}`, what: `${id}: document`, value: await weighPage(url, path), unit: 'kB' });
  const middle = median(figures.map(({ value }) => value));
  return [...figures, { id: 'html.size-median', what: 'document of the median page', value: middle, unit: 'kB' }];
}

async function recordAnswer(gateway, path) {
  const { headers: allHeaders, bytes } = await fetchPacked(`${gateway.url}${path}`);
  const pageHeaders = Object.fromEntries(Object.entries(allHeaders).filter(([name]) => !madeByServer.has(name)));
  return { path, headers: { ...pageHeaders, 'content-length': bytes.length }, body: bytes.toString('base64') };
}

async function measureFirstAnswer(gateway, path) {
  const start = performance.now();
  const text = await (await fetch(`${gateway.url}${path}`)).text();
  return { isRendered: text.includes('id="enlace-state"'), first: performance.now() - start };
}

async function comparePage(path, { gateway, plain }) {
  const results = [];
  const plainResults = [];
  // The first load of a new process is slower than all later ones.
  await loadServer(plain, path, { seconds: 1, headers });
  await loadServer(gateway, path, { seconds: 1, headers });
  for (let round = 0; round < rounds; round += 1) {
    plainResults.push(await loadServer(plain, path, { seconds, headers }));
    results.push(await loadServer(gateway, path, { seconds, headers }));
  }
  const middle = (loads, key) => median(loads.map((load) => load[key]));
  const ratio = (key) => middle(results, key) / middle(plainResults, key);
  return [
    {
      id: `html.speed.${path}`,
      what: `${path}: per second, against a plain server`,
      value: ratio('perSecond'),
      unit: 'x',
    },
    { id: `html.cpu.${path}`, what: `${path}: processor time, against it`, value: ratio('cpu'), unit: 'x' },
    { id: `html.per-second.${path}`, what: `${path}: per second`, value: middle(results, 'perSecond') },
    { id: `html.p99.${path}`, what: `${path}: p99`, value: middle(results, 'p99'), unit: 'ms' },
  ];
}

/**
 * Public pages out of the gateway's memory, as every visitor but the first gets them, beside the plainest server that
 * sends the same bytes. Rendering and compressing are not in these figures, except in the first answer.
 */
export async function measureHtml() {
  const gateway = await runGateway();
  let plain;
  try {
    const firsts = [];
    for (const path of paths) firsts.push({ path, ...(await measureFirstAnswer(gateway, path)) });
    const folder = join(root, 'var/bench/html');
    mkdirSync(folder, { recursive: true });
    const answers = [];
    for (const path of paths) answers.push(await recordAnswer(gateway, path));
    writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
    plain = await startServer('bench/src/references/plain-files.mjs', { BENCH_ANSWERS: join(folder, 'answers.json') });
    const figures = await weighPages(gateway);
    for (const path of paths) figures.push(...(await comparePage(path, { gateway, plain })));
    return [
      ...firsts.flatMap(({ path, isRendered, first }) => [
        { id: `html.rendered.${path}`, what: `${path}: rendered on the server`, value: isRendered },
        { id: `html.first.${path}`, what: `${path}: first answer`, value: first, unit: 'ms' },
      ]),
      ...figures,
    ];
  } finally {
    await plain?.stop();
    await gateway.stop();
  }
}
