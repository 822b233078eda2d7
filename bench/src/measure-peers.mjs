import { runLighthouse } from './peers/measure-lighthouse.mjs';
import { visitByTaps } from './peers/measure-peer-clicks.mjs';
import { visitForPaint, visitForPrefetch } from './peers/measure-peer-paint.mjs';
import { startNextPeer } from './peers/next-peer.mjs';
import { createCertificate, startTlsProxy } from './peers/tls-proxy.mjs';
import { median } from './report/statistics.mjs';
import { runGateway } from './servers/gateway.mjs';
import { weighPage } from './servers/weigh-page.mjs';

const rounds = Number(process.env.PEER_ROUNDS ?? 3);
const mostTries = 20;
/** Points by which a page leads Next; no page can have more than the best score. */
const lead = 5;
const bestScore = 100;

const ourLinks = [
  { href: '/events', title: /^events/i },
  { href: '/news', title: /^news/i },
  { href: '/chapters', title: /chapter|latinas|city|cities/i },
  { href: '/jobs', title: /job/i },
];
const nextLinks = [
  { href: '/events', title: /^events/i },
  { href: '/d/news', title: /news/i },
  { href: '/d/chapters', title: /chapters/i },
  { href: '/d/jobs', title: /jobs/i },
];

async function firstSlug(url, list) {
  const answer = await (await fetch(`${url}/api/${list}/list?page=1&per_page=1&lang=en`)).json();
  return answer.data[0].slug;
}

/** Public pages, each with the page of Next that is most like it. */
async function pagesOf(url) {
  return [
    { path: '/', id: '/', peer: '/events' },
    { path: '/events', id: '/events', peer: '/events' },
    { path: '/chapters', id: '/chapters', peer: '/d/chapters' },
    { path: `/chapters/${await firstSlug(url, 'chapters')}`, id: 'chapter', peer: '/d/chapters' },
    { path: '/news', id: '/news', peer: '/s/news' },
    { path: `/news/${await firstSlug(url, 'news')}`, id: 'article', peer: '/s/news' },
    { path: '/jobs', id: '/jobs', peer: '/d/jobs' },
  ];
}

async function waitUntilRendered(url) {
  for (let tries = 0; tries < mostTries; tries += 1)
    if (/id="enlace-state"/.test(await (await fetch(url)).text())) return;
  throw new Error(`${url} did not come rendered in ${mostTries} tries`);
}

/** Runs the same measurement for each address in turn, round after round, and keeps all results by address. */
async function inTurns(addresses, measure) {
  const results = new Map(addresses.map((address) => [address, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const address of addresses) results.get(address).push(await measure(address));
  return (address, key) => median(results.get(address).map((result) => result[key]));
}

async function measureClicks({ keyHash, ours, next }) {
  const times = { ours: { cold: [], warm: [] }, next: { cold: [], warm: [] } };
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, origin, links] of [
      ['ours', ours, ourLinks],
      ['next', next, nextLinks],
    ]) {
      const { cold, warm } = await visitByTaps(keyHash, origin, links);
      times[side].cold.push(...cold);
      times[side].warm.push(...warm);
    }
  }
  return ['cold', 'warm'].flatMap((kind) => {
    const [ourTime, peerTime] = [median(times.ours[kind]), median(times.next[kind])];
    return [
      { id: `peers.click.${kind}`, what: `${kind} tap on a link, against Next`, value: ourTime / peerTime, unit: 'x' },
      { id: `peers.click-time.${kind}`, what: `${kind} tap on a link`, value: ourTime, unit: 'ms' },
      { id: `peers.click-next.${kind}`, what: `${kind} tap on a link with Next`, value: peerTime, unit: 'ms' },
    ];
  });
}

async function measurePaints({ keyHash, ours, next, pages }) {
  const addresses = [...new Set(pages.flatMap(({ path, peer }) => [`${ours}${path}`, `${next}${peer}`]))];
  const valueOf = await inTurns(addresses, (address) => visitForPaint(keyHash, address));
  const names = { fcp: 'first contentful paint', lcp: 'largest contentful paint' };
  return pages.flatMap(({ id, path, peer }) =>
    Object.entries(names).flatMap(([key, name]) => {
      const ourTime = valueOf(`${ours}${path}`, key);
      const value = ourTime / valueOf(`${next}${peer}`, key);
      return [
        { id: `peers.${key}.${id}`, what: `${id}: ${name}, against Next`, value, unit: 'x' },
        { id: `peers.${key}-time.${id}`, what: `${id}: ${name}`, value: ourTime, unit: 'ms' },
      ];
    }),
  );
}

async function measureScores({ keyHash, ours, next, pages }) {
  const addresses = [...new Set(pages.flatMap(({ path, peer }) => [`${ours}${path}`, `${next}${peer}`]))];
  const valueOf = await inTurns(addresses, (address) => runLighthouse(keyHash, address));
  return pages.flatMap(({ id, path, peer }) => {
    const [ourPage, peerPage] = [`${ours}${path}`, `${next}${peer}`];
    const blockingTime = valueOf(ourPage, 'blocked');
    const score = valueOf(ourPage, 'score');
    return [
      {
        id: `peers.tbt.${id}`,
        what: `${id}: blocked, against Next`,
        value: blockingTime / valueOf(peerPage, 'blocked'),
        unit: 'x',
      },
      { id: `peers.tbt-time.${id}`, what: `${id}: total blocking time`, value: blockingTime, unit: 'ms' },
      {
        id: `peers.lead.${id}`,
        what: `${id}: points above Next and ${lead} more, or above 100`,
        value: score - Math.min(bestScore, valueOf(peerPage, 'score') + lead),
        unit: '',
      },
      { id: `peers.score.${id}`, what: `${id}: Lighthouse, mobile`, value: score, unit: '' },
    ];
  });
}

async function measureWeights({ keyHash, ours, gateway, pages }) {
  const weights = [];
  for (const { path, id } of pages) weights.push({ id, value: await weighPage(gateway, path) });
  const connections = {
    fast: { effectiveType: '4g', downlink: 10, saveData: false },
    'save-data': { effectiveType: '4g', downlink: 10, saveData: true },
    slow: { effectiveType: '3g', downlink: 0.7, saveData: false },
  };
  const prefetches = [];
  for (const [name, connection] of Object.entries(connections)) {
    const { bytes, count } = await visitForPrefetch(keyHash, `${ours}/events`, connection);
    const what = `code fetched ahead on an idle page, ${name} (${count} files)`;
    prefetches.push({ id: `peers.prefetch.${name}`, what, value: bytes, unit: 'kB' });
  }
  return [
    ...weights.map(({ id, value }) => ({ id: `peers.html.${id}`, what: `${id}: HTML, brotli`, value, unit: 'kB' })),
    {
      id: 'peers.html-median',
      what: 'HTML of the median page',
      value: median(weights.map(({ value }) => value)),
      unit: 'kB',
    },
    ...prefetches,
  ];
}

const measures = { clicks: measureClicks, paints: measurePaints, scores: measureScores, weights: measureWeights };

/**
 * The public site as a person on a phone notices it, beside an app of Next with the same rows, typefaces and pictures
 * behind the same proxy. Visits of both sides alternate.
 */
export async function measurePeers() {
  const certificate = createCertificate();
  const ours = await startTlsProxy(certificate);
  const next = await startTlsProxy(certificate);
  const gateway = await runGateway({ PUBLIC_URL: ours.url });
  let peer;
  try {
    peer = await startNextPeer(gateway.url);
    ours.setTarget(() => gateway.url);
    // Pictures come from the same API.
    next.setTarget((path) => (path.startsWith('/api/') || path.startsWith('/files/') ? gateway.url : peer.url));
    const pages = await pagesOf(gateway.url);
    for (const { path } of pages) await waitUntilRendered(`${gateway.url}${path}`);
    const setting = { keyHash: certificate.keyHash, ours: ours.url, next: next.url, gateway: gateway.url, pages };
    const measureNames = process.env.PEER_MEASURES?.split(',') ?? Object.keys(measures);
    const figures = [];
    for (const name of measureNames) {
      // The figures of the other measures stay; a bar without its figure is missed.
      await measures[name](setting).then(
        (some) => figures.push(...some),
        (error) => console.error(`  ${name} failed: ${error.stack}`),
      );
    }
    return figures;
  } finally {
    await peer?.stop();
    await gateway.stop();
    await ours.stop();
    await next.stop();
  }
}
