import { readFileSync } from 'node:fs';

import type { BulkJob } from '@enlace/shared-contract';

import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { phone } from './support/member-words';
import { asAdmin } from './support/new-member';
import { expect, test, type Page } from './support/test';

const rowCount = 5000;
const slow = { timeout: 150_000 };

test.use({ expectedErrors: /Failed to load resource|ERR_/ });
// A list shows the newest job of its admin, so the journeys follow each other.
test.describe.configure({ mode: 'default' });

/** Places in a separate country, with names that sort after all others. */
async function addPlaces(page: Page, authorization: string, country: string): Promise<number> {
  const post = async (path: string, options: object): Promise<unknown> => {
    const answer = await page.request.post(path, { headers: { authorization }, ...options });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const lines = Array.from(
    { length: rowCount },
    (_, at) => `Zz Masiva ${country} ${String(at + 1).padStart(4, '0')},${country}`,
  );
  const file = { name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(['Name,Country', ...lines].join('\n')) };
  const startedImport = (await post('/api/v2/job_locations/imports', { multipart: { file } })) as {
    data: { id: number };
  };
  const path = `/api/v2/imports/${startedImport.data.id}`;
  await post(`${path}/check`, { data: { mapping: { name: 0, country_code: 1 }, key: 'none' } });
  const run = (await post(`${path}/run`, {})) as { data: BulkJob };
  await expect
    .poll(async () => (await jobOf(page, authorization, run.data.id)).succeeded, { ...slow, intervals: [100] })
    .toBe(rowCount);
  return run.data.id;
}

async function jobOf(page: Page, authorization: string, id: number): Promise<BulkJob> {
  const answer = await page.request.get(`/api/v2/bulk_jobs/${id}`, { headers: { authorization } });
  return ((await answer.json()) as { data: BulkJob }).data;
}

async function authorizationOf(page: Page): Promise<string> {
  const data = { email: 'admin@enlace.test', password: 'enlace-demo-1' };
  const answer = await page.request.post('/api/login', { data });
  return `Bearer ${((await answer.json()) as { data: { access_token: string } }).data.access_token}`;
}

/** The server runs the operation; its answer is lost. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('5,000 rows are changed after a trial and taken back, although the network fails at every step', async ({
  page,
  context,
  baseURL,
}, { retry }) => {
  // A second attempt meets the rows of the first one.
  const country = retry === 0 ? 'AQ' : 'BV';
  test.setTimeout(480_000);
  // The cookie banner would cover the bar of chosen rows.
  await declineCookies(context, baseURL);
  await enter(page, 'admin', '/admin');
  const authorization = await authorizationOf(page);
  const before = await addPlaces(page, authorization, country);

  await page.goto(`/admin/job-locations?country_code=${country}`);
  const { main } = frame(page);
  await expect(main.getByText('5,000 locations')).toBeVisible(slow);
  await main.getByRole('checkbox', { name: /^Select all/ }).check();
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  await bar.getByRole('button', { name: 'Select all 5,000 that match' }).click();
  await bar.getByRole('button', { name: 'Change…' }).click();

  // The trial run: the server is unreachable at first.
  const dialog = page.getByRole('dialog', { name: 'Change 5,000 rows' });
  await dialog
    .getByRole('group', { name: 'Field to set' })
    .getByRole('button', { name: 'Country', exact: true })
    .click();
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Fran');
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await page.route('**/job_locations/bulk', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await dialog.getByRole('button', { name: 'Try it' }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('5,000 rows of 5,000 would change.')).toBeVisible(slow);
  await expect(dialog.getByText('Zz Masiva', { exact: false })).toHaveCount(5);

  // The run: its answer and the job's status are lost while the server works.
  await loseAnswer(page, '**/job_locations/bulk');
  await page.route('**/api/v2/bulk_jobs/*', (route) => route.abort('internetdisconnected'));
  const run = dialog.getByRole('button', { name: 'Do it for 5,000 rows' });
  await run.click();
  await expect(dialog.getByText(/nothing is done twice/)).toBeVisible();
  const bulkAnswer = page.waitForResponse((one) => one.url().endsWith('/job_locations/bulk') && one.status() === 202);
  await run.click();
  const { data: job } = (await (await bulkAnswer).json()) as { data: BulkJob };
  await expect(dialog.getByText(/No answer at the moment/)).toBeVisible();

  // After the return, the screen shows the current progress and follows it to the end.
  await page.unroute('**/api/v2/bulk_jobs/*');
  await page.reload();
  await expect(main.getByText(/^Change 5,000 rows: (Under way|Done)\./)).toBeVisible();
  await expect(main.getByText('Change 5,000 rows: Done.')).toBeVisible(slow);
  await expect(main.getByText('Nothing matches')).toBeVisible(slow);
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(dialog.locator('dl > div', { hasText: 'Changed' }).locator('dd')).toHaveText('5,000');
  const jobs = await page.request.get('/api/v2/bulk_jobs?resource=job_locations', { headers: { authorization } });
  const edits = ((await jobs.json()) as { data: BulkJob[] }).data.filter(
    ({ id, operation, total }) => operation === 'edit' && total === rowCount && id > before,
  );
  expect(edits.map(({ id, succeeded: succeededCount }) => [id, succeededCount])).toEqual([[job.id, rowCount]]);

  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Report/ }).click();
  const report = readFileSync(await (await file).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(report).toHaveLength(rowCount + 1);

  // The undo: its answer is lost, too.
  await loseAnswer(page, `**/api/v2/bulk_jobs/${job.id}/undo`);
  await dialog.getByRole('button', { name: /^Undo/ }).click();
  await expect(dialog.getByText('5,000 rows are as before; 0 were changed since and left alone.')).toBeVisible(slow);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(main.getByText('5,000 locations')).toBeVisible(slow);
  // The screen now offers to undo the previous import.
  await expect(main.getByText(/^Change 5,000 rows/)).toHaveCount(0, slow);
});

test('an admin changes and takes back the rows of a page, and the list follows, in es on a phone', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  await page.setViewportSize(phone);
  const sign = `Zz Lote ${Date.now()}`;
  const admin = await asAdmin(request);
  for (const number of [1, 2, 3])
    await admin.post('/api/addlocation', { name: `${sign} ${number}`, country_code: 'PE' });
  await enter(page, 'admin', `/es/admin/job-locations?country_code=PE&search=${encodeURIComponent(sign)}`);
  const { main } = frame(page);
  await main.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Seleccionar esta página' }).click();
  const bar = page.getByRole('region', { name: 'Filas elegidas' });
  await expect(bar.getByText('3 de 3 seleccionadas')).toBeVisible();
  await bar.getByRole('button', { name: 'Cambiar…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar 3 filas' });
  const fields = dialog.getByRole('group', { name: 'Campo que se cambia' });
  await fields.getByRole('button', { name: 'País', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'País' }).fill('Fran');
  await page.getByRole('option', { name: 'Francia', exact: true }).click();
  await dialog.getByRole('button', { name: 'Probar' }).click();
  await expect(dialog.getByText('Cambiarían 3 filas de 3.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hacerlo en 3 filas' }).dblclick();
  await expect(dialog.locator('dl > div', { hasText: 'Cambiadas' }).locator('dd')).toHaveText('3');
  await expect(main.getByText('Nada coincide')).toBeAttached();
  await dialog.getByRole('button', { name: /^Deshacer/ }).dblclick();
  await expect(dialog.getByText('3 filas están como antes; 0 cambiaron después y no se tocaron.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(main.getByRole('link', { name: new RegExp(`^${sign}`) })).toHaveCount(3);
});
