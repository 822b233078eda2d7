import { get } from 'node:http';

/** What every browser sends. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' };

const tries = 40;
const pause = 100;

/** An answer as it is on the wire: `fetch` would unpack it. */
export function fetchPacked(url) {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: browserHeaders }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(pieces) }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/**
 * Kilobytes of a document on the wire, as the gateway compresses it for visitors of a page that others have visited. Its
 * first answers are compressed quickly, so it is requested until it is smaller, for four seconds at most.
 */
export async function weighPage(origin, path) {
  const sizes = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    sizes.push((await fetchPacked(`${origin}${path}`)).bytes.length);
    if (Math.min(...sizes) < sizes[0] * 0.97) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return Math.min(...sizes) / 1000;
}
