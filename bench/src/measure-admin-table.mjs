import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';

import { measureClicks } from './admin/measure-clicks.mjs';
import { measureTable } from './admin/measure-table.mjs';
import { launch } from './browser/browser.mjs';
import { buildPlainReact } from './references/build-plain-react.mjs';
import { fillCompanies } from './servers/fill-companies.mjs';
import { runGateway } from './servers/gateway.mjs';
import { root } from './servers/server-process.mjs';
import { admin } from './servers/sign-in.mjs';

const rowCount = 100_000;

async function openOffice(page, url) {
  await page.request.post(`${url}/api/login`, { data: admin });
  await page.context().addCookies([{ name: 'user_cookie_consent', value: '0', url }]);
  await page.goto(`${url}/admin`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** What an admin feels of a long list: 100,000 rows on PostgreSQL, in Chromium. */
export async function measureAdminTable() {
  const react = await buildPlainReact();
  const database = await startPostgres();
  const folder = join(root, 'var/bench/admin-table');
  mkdirSync(folder, { recursive: true });
  let gateway;
  let browser;
  try {
    gateway = await runGateway({ DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' });
    await fillCompanies(database.url, rowCount);
    browser = await launch();
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
    await openOffice(page, gateway.url);
    return [...(await measureClicks(page, react)), ...(await measureTable(browser, page, { url: gateway.url, react }))];
  } finally {
    await browser?.close();
    await gateway?.stop();
    await database.stop();
  }
}
