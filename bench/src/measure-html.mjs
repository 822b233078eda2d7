import { load } from './lib/load.mjs';

const pages = ['/', '/chapters', '/news'];

/** What every browser asks for. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

/** Public pages as every visitor gets them: rendered on the server, from the gateway's memory. */
export async function measureHtml(url) {
  const rows = [];
  for (const page of pages) {
    const made = performance.now();
    const answer = await fetch(`${url}${page}`);
    const isWhole = (await answer.text()).includes('id="enlace-state"');
    const first = performance.now() - made;
    const { perSecond, p99 } = await load(`${url}${page}`, { headers: asBrowser });
    rows.push(
      { what: `${page}: rendered on the server`, value: isWhole ? 'yes' : 'no', bar: 'yes', holds: isWhole },
      { what: `${page}: first answer`, value: `${first.toFixed(0)} ms` },
      { what: `${page}: answers per second`, value: perSecond.toFixed(0), bar: '2000', holds: perSecond >= 2000 },
      { what: `${page}: p99`, value: `${p99} ms`, bar: '30 ms', holds: p99 < 30 },
    );
  }
  return rows;
}
