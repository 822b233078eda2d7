import { percentile } from './statistics.mjs';

const warmRounds = 2;
const rounds = 40;

async function measureCall(url, path, headers) {
  const times = [];
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}${path}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (round >= warmRounds) times.push(performance.now() - start);
  }
  return { path, value: percentile(times, 0.95) };
}

/** The 95th percentile of the slowest of some reads. Their addresses have a language, and after it the search. */
export async function measureSlowest(url, { id, what, paths, headers = {} }) {
  const results = [];
  for (const path of paths) results.push(await measureCall(url, path, headers));
  const { path, value } = results.reduce((slowest, one) => (one.value > slowest.value ? one : slowest));
  return { id, what: `${what}, p95: ${path.split('lang=es&')[1]}`, value, unit: 'ms' };
}
