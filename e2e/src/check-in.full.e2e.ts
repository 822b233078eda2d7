import type { Browser, BrowserContext, Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { addDoor, isKept, networkErrors, openDoor, result, scan, type Door } from './support/check-in-door';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { expect, test } from './support/test';
import { launchWithCamera, writeFilm, type DemoTicket } from './support/ticket-camera';

test.use({ expectedErrors: networkErrors });

/** A door with two people, opened at the gate Norte. */
async function openDoorForTwo(page: Page): Promise<{ door: Door; ana: DemoTicket; eva: DemoTicket }> {
  const door = await addDoor(page, page.request, 2);
  const [ana, eva] = door.tickets;
  if (!ana || !eva) throw new Error('two tickets');
  await openDoor(page, door, 'Norte');
  return { door, ana, eva };
}

/** Numbers of rows in the browser's database of the check-in. */
const storedRows = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
    const database = await answerOf(indexedDB.open('enlace-check-in'));
    const counts: Record<string, number> = {};
    for (const name of database.objectStoreNames)
      counts[name] = await answerOf(database.transaction(name).objectStore(name).count());
    database.close();
    return counts;
  });
const cutNetwork = async (context: BrowserContext) => context.setOffline(true);

/** The devices at two gates, and the tickets of the door. */
interface Devices {
  readonly north: BrowserContext;
  readonly south: BrowserContext;
  readonly first: Page;
  readonly second: Page;
  readonly ana: DemoTicket;
  readonly eva: DemoTicket;
  readonly luz: DemoTicket;
  readonly mia: DemoTicket;
}

test.describe('at the door with a camera', () => {
  test.describe.configure({ mode: 'serial' });

  /** The pages of both devices stay open from test to test. */
  let browser: Browser | undefined;
  let devices: Devices;

  test.afterAll(() => browser?.close());

  test('a camera scans a ticket, and a second device knows it', async ({ page: maker, baseURL }, testInfo) => {
    const door = await addDoor(maker, maker.request, 4);
    const [ana, eva, luz, mia] = door.tickets;
    if (!ana || !eva || !luz || !mia) throw new Error('four tickets');
    expect(new Set(door.tickets.map(({ code }) => code)).size).toBe(4);
    const film = testInfo.outputPath('ticket.y4m');
    writeFilm(film, ana);
    browser = await launchWithCamera(film, testInfo.project.use.launchOptions?.executablePath);
    const settings = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 375, height: 800 } };
    const north = await browser.newContext({ ...settings, permissions: ['camera'] });
    const south = await browser.newContext({ ...settings, viewport: { width: 820, height: 1180 } });
    for (const context of [north, south]) await declineCookies(context, baseURL);
    const first = await north.newPage();
    const second = await south.newPage();
    devices = { north, south, first, second, ana, eva, luz, mia };

    await openDoor(first, door, 'Norte');
    await expect(result(first)).toHaveAttribute('data-result', 'ok');
    await expect(result(first)).toContainText(ana.name);
    await expect(first.getByRole('heading', { name: '1 of 4 are here' })).toBeVisible();
    await expectAccessible({ page: first }, 'check-in on a phone');
    await isKept(first);

    await openDoor(second, door, 'Sur');
    // The film shows the ticket to this device too.
    await expect(result(second)).toHaveAttribute('data-result', 'already');
    await expect(result(second)).toContainText('gate Norte');
    await isKept(second);
  });

  test('the network goes, and scans go on, also after a reload', async () => {
    const { north, south, first, second, ana, eva, luz } = devices;
    await cutNetwork(north);
    await cutNetwork(south);
    await scan(first, eva);
    await expect(result(first)).toContainText(eva.name);
    await expect(first.getByText('Offline: 1 scan waiting')).toBeVisible();
    await scan(second, eva);
    await expect(result(second)).toHaveAttribute('data-result', 'ok');

    await first.reload();
    await expect(first.getByText('Offline: 1 scan waiting')).toBeVisible();
    await expect(result(first)).toHaveAttribute('data-result', 'already');
    await expect(result(first)).toContainText(ana.name);
    await scan(first, luz);
    await expect(result(first)).toContainText(luz.name);
    await scan(first, eva);
    await expect(result(first)).toHaveAttribute('data-result', 'already');
    await expect(first.getByText('Offline: 2 scans waiting')).toBeVisible();
    await expectAccessible({ page: first }, 'check-in without network');
  });

  test('the network is back, and all scans arrive', async () => {
    const { north, south, first, second, eva, mia } = devices;
    await north.setOffline(false);
    await expect(first.getByText(/scans? (waiting|is being sent|are being sent)/)).toBeHidden();
    await expect(first.getByRole('heading', { name: '3 of 4 are here' })).toBeVisible();
    await south.setOffline(false);
    const report = second.getByRole('region', { name: '1 conflict' });
    await expect(report).toContainText(eva.name);
    await expect(report).toContainText('gate Norte');
    await expect(second.getByRole('heading', { name: '3 of 4 are here' })).toBeVisible();
    await scan(second, mia);
    await expect(result(second)).toContainText(mia.name);
    const gates = second.getByRole('region', { name: '4 of 4 are here' });
    await expect(gates.getByRole('listitem').filter({ hasText: 'Sur' })).toContainText('1');
  });
});

test('two tabs of a list, a scan twice, and a sign-out in another tab: people are deleted, the waiting scan is sent later', async ({
  page,
  context,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  const { door, ana, eva } = await openDoorForTwo(page);
  const other = await context.newPage();
  await other.goto(`/admin/events/${door.event}/check-in`);
  await expect(other.getByRole('heading', { name: '0 of 2 are here' })).toBeVisible();
  await scan(page, ana);
  await scan(page, ana);
  await expect(result(page)).toHaveAttribute('data-result', 'already');
  await expect(other.getByRole('heading', { name: '1 of 2 are here' })).toBeVisible();

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Set up this device' })).toBeVisible();
  await expectAccessible({ page }, 'settings of the check-in');
  await page.keyboard.press('Escape');

  await expect.poll(async () => storedRows(page)).toMatchObject({ snapshots: 1, doors: 1, scans: 0 });
  await context.route(/\/(redeem|sync)$/, (route) => route.abort());
  await scan(page, eva);
  await expect(result(page)).toContainText(eva.name);
  await expect(page.getByText(/1 scan (waiting|is being sent)/)).toBeVisible();
  await other.goto('/events');
  await other.getByRole('button', { name: /^Pilar$/ }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/login/);
  await expect
    .poll(async () => storedRows(other))
    .toMatchObject({ scans: 1, snapshots: 0, seen: 0, conflicts: 0, doors: 0 });

  await context.unroute(/\/(redeem|sync)$/);
  await enter(page, 'admin', `/admin/events/${door.event}/check-in`);
  await expect(page.getByRole('heading', { name: '2 of 2 are here' })).toBeVisible();
  await expect.poll(async () => storedRows(page)).toMatchObject({ scans: 0 });
});

test('opened without network, the page stays when the cookies have ended; without a token it asks to sign in, and all scans arrive', async ({
  page,
  context,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  const { door, ana, eva } = await openDoorForTwo(page);
  await isKept(page);
  await expect.poll(async () => storedRows(page)).toMatchObject({ snapshots: 1, doors: 1 });
  const path = `/admin/events/${door.event}/check-in`;

  await cutNetwork(context);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(/Offline/)).toBeVisible();
  await scan(page, ana);
  await expect(result(page)).toContainText(ana.name);
  const visitorAnswer = page.waitForResponse((answer) => answer.url().endsWith('/registry') && answer.ok());
  await context.setOffline(false);
  await visitorAnswer;
  await expect(page.getByRole('heading', { name: '1 of 2 are here' })).toBeVisible();
  await expect.poll(async () => storedRows(page)).toMatchObject({ scans: 0 });
  expect(new URL(page.url()).pathname).toBe(path);

  await cutNetwork(context);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!/check.?in/.test(key)) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.getByText(/Offline/)).toBeVisible();
  await scan(page, eva);
  await expect(result(page)).toContainText(eva.name);
  await context.setOffline(false);
  await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(path)}`);
  await enter(page, 'admin', path);
  await expect(page.getByRole('heading', { name: '2 of 2 are here' })).toBeVisible();
  await expect.poll(async () => storedRows(page)).toMatchObject({ scans: 0 });
});
