import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';

import { launch } from './browser/browser.mjs';
import { measureOfflineScans } from './browser/check-in-offline.mjs';
import { median } from './report/statistics.mjs';
import { fillDoor } from './servers/fill-door.mjs';
import { runGateway } from './servers/gateway.mjs';
import { root } from './servers/server-process.mjs';
import { admin } from './servers/sign-in.mjs';

const ticketCount = 1000;

/** The page at the door of an event with 1,000 people, opened without network. */
export async function measureCheckIn() {
  const database = await startPostgres();
  const folder = join(root, 'var/bench/check-in');
  mkdirSync(folder, { recursive: true });
  let gateway;
  let browser;
  try {
    gateway = await runGateway({ DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' });
    const event = await fillDoor(database.url, ticketCount);
    browser = await launch();
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 375, height: 800 } });
    await page.request.post(`${gateway.url}/api/login`, { data: admin });
    await page.context().addCookies([{ name: 'user_cookie_consent', value: '0', url: gateway.url }]);
    const times = await measureOfflineScans(page, { url: gateway.url, event, ticketCount });
    return [
      { id: 'check-in.offline', what: 'Reload without network to the first scan', value: median(times), unit: 'ms' },
    ];
  } finally {
    await browser?.close();
    await gateway?.stop();
    await database.stop();
  }
}
