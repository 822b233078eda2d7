import type { APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';

import type { BulkJob } from '@enlace/shared-contract/admin';

import { enterAs } from './support/enter';
import { frame } from './support/frame';
import { addMember, makeAdmin, type NewMember } from './support/new-member';
import { expect, test, type Page } from './support/test';

const rowCount = 5000;
const slow = { timeout: 75_000 };

test.use({ expectedErrors: /Failed to load resource|ERR_/ });

/** Calls of the back office with the rights of one admin. */
interface Office {
  readonly request: APIRequestContext;
  readonly headers: { readonly authorization: string };
}

async function officeOf(request: APIRequestContext, { email, password }: NewMember): Promise<Office> {
  const answer = await request.post('/api/login', { data: { email, password } });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { request, headers: { authorization: `Bearer ${data.access_token}` } };
}

/** Places in a separate country, with names that sort after all others. */
async function addPlaces(office: Office, country: string): Promise<number> {
  const { request, headers } = office;
  const post = async (path: string, options: object): Promise<unknown> => {
    const answer = await request.post(path, { headers, ...options });
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
    .poll(async () => (await jobOf(office, run.data.id)).succeeded, { ...slow, intervals: [100] })
    .toBe(rowCount);
  return run.data.id;
}

async function jobOf({ request, headers }: Office, id: number): Promise<BulkJob> {
  const answer = await request.get(`/api/v2/bulk_jobs/${id}`, { headers });
  return ((await answer.json()) as { data: BulkJob }).data;
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

test.describe('a change of 5,000 rows, although the network fails at every step', () => {
  test.describe.configure({ mode: 'serial' });

  /** A list shows the newest bulk job of its admin, so these tests have an admin of their own. */
  let member: NewMember;
  let country = '';
  let importId = 0;
  let changeId = 0;

  test('5,000 places come in with an import', async ({ request }, { retry }) => {
    // A second attempt meets the rows of the first one.
    country = retry === 0 ? 'AQ' : 'BV';
    member = await addMember(request);
    await makeAdmin(request, member, 'Sabina');
    importId = await addPlaces(await officeOf(request, member), country);
  });

  test('5,000 rows are changed after a trial', async ({ page }) => {
    await enterAs(page, member, `/admin/job-locations?country_code=${country}`);
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
    changeId = job.id;
    await expect(dialog.getByText(/No answer at the moment/)).toBeVisible();

    // After the return, the screen shows the current progress and follows it to the end.
    await page.unroute('**/api/v2/bulk_jobs/*');
    await page.reload();
    await expect(main.getByText(/^Change 5,000 rows: (Under way|Done)\./)).toBeVisible();
    await expect(main.getByText('Change 5,000 rows: Done.')).toBeVisible(slow);
    await expect(main.getByText('Nothing matches')).toBeVisible(slow);
  });

  test('the change of 5,000 rows is reported and taken back', async ({ page, request }) => {
    await enterAs(page, member, `/admin/job-locations?country_code=${country}`);
    const { main } = frame(page);
    const dialog = page.getByRole('dialog', { name: 'Change 5,000 rows' });
    await main.getByRole('button', { name: 'Show' }).click();
    await expect(dialog.locator('dl > div', { hasText: 'Changed' }).locator('dd')).toHaveText('5,000');
    const { headers } = await officeOf(request, member);
    const jobs = await request.get('/api/v2/bulk_jobs?resource=job_locations', { headers });
    const edits = ((await jobs.json()) as { data: BulkJob[] }).data.filter(
      ({ id, operation, total }) => operation === 'edit' && total === rowCount && id > importId,
    );
    expect(edits.map(({ id, succeeded: succeededCount }) => [id, succeededCount])).toEqual([[changeId, rowCount]]);

    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Report/ }).click();
    const report = readFileSync(await (await file).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(report).toHaveLength(rowCount + 1);

    // The undo: its answer is lost, too.
    await loseAnswer(page, `**/api/v2/bulk_jobs/${changeId}/undo`);
    await dialog.getByRole('button', { name: /^Undo/ }).click();
    await expect(dialog.getByText('5,000 rows are as before; 0 were changed since and left alone.')).toBeVisible(slow);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(main.getByText('5,000 locations')).toBeVisible(slow);
    // The screen now offers to undo the previous import.
    await expect(main.getByText(/^Change 5,000 rows/)).toHaveCount(0, slow);
  });
});
