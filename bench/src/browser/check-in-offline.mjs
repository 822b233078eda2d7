const rounds = 3;
/** Each ticket has a row for its code and one for its slug. */
const rowsOfTicket = 2;
const code = (number) => `bench-code-${String(number).padStart(12, '0')}`;

/** Waits until the people of the list are in the browser's database. */
async function waitForSnapshot(page, ticketCount) {
  await page.waitForFunction(async (wantedCount) => {
    const answerOf = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answerOf(globalThis.indexedDB.open('enlace-check-in'));
    const [snapshot] = await answerOf(database.transaction('snapshots').objectStore('snapshots').getAll());
    database.close();
    return Object.keys(snapshot?.rows ?? {}).length >= wantedCount;
  }, ticketCount * rowsOfTicket);
}

/** Scans a code: the characters of a scanner that types come fast, so that they are no keys of a person. */
async function scan(page, number) {
  await page.locator('body').press('Shift');
  await page.keyboard.type(code(number));
  await page.keyboard.press('Enter');
}

/**
 * Milliseconds from a reload without network to the first accepted scan of a scanner that types. The page has a service
 * worker and the people of a large event.
 */
export async function measureOfflineScans(page, { url, event, ticketCount }) {
  await page.goto(`${url}/admin/events/${event}/check-in`);
  await page.getByLabel(/^Gate/).fill('North');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: /are here/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await waitForSnapshot(page, ticketCount);
  await page.context().setOffline(true);
  const times = [];
  for (let round = 1; round <= rounds; round += 1) {
    const startedAt = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('Ready to scan').waitFor();
    await scan(page, round);
    await page.locator('[data-result="ok"]').waitFor();
    times.push(performance.now() - startedAt);
  }
  return times;
}
