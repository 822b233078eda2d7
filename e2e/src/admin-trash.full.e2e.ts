import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { asAdmin } from './support/new-member';
import { noisePng } from './support/noise';
import { expect, test } from './support/test';

/** The second press on a deletion of a row that is gone. */
test.use({ expectedErrors: /status of 4(04|09)/, viewport: { width: 375, height: 812 } });

interface Row {
  readonly id: number;
}

test('an admin deletes a record, the rest of the trash and a file for good, each after typing, in es on a phone', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  const sign = `Zz Basurero ${Date.now()}`;
  const admin = await asAdmin(request);
  for (const number of [1, 2, 3]) {
    const { id } = await admin.post<Row>('/api/addlocation', { name: `${sign} ${number}`, country_code: 'PE' });
    await admin.post(`/api/deleteLocation?id=${id}`);
  }
  const trash = `/es/admin/job-locations?trashed=only&search=${encodeURIComponent(sign)}`;
  await enter(page, 'admin', trash);
  const { main, heading } = frame(page);
  await expect(heading).toHaveText(/^Papelera: /);

  // One record, after its name was typed.
  await main.getByRole('button', { name: `Acciones de ${sign} 1` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar del todo' }).click();
  const dialog = page.getByRole('dialog');
  const erase = dialog.getByRole('button', { name: 'Eliminar del todo' });
  await expect(erase).toBeDisabled();
  await dialog.getByRole('textbox').fill(`${sign} 1`);
  await erase.dblclick();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(`${sign} 1`)).toHaveCount(0);

  // All that match, after their number was typed; the result stays when no row remains.
  await main.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar del todo los 2 encontrados…' }).click();
  await expect(dialog).toContainText('Los demás se quedan en la papelera');
  await expect(dialog).toContainText('Cambiarían 2 filas de 2');
  const run = dialog.getByRole('button', { name: /2 filas$/ });
  await expect(run).toBeDisabled();
  await dialog.getByRole('textbox').fill('2');
  await run.dblclick();
  await expect(dialog.locator('dl > div', { hasText: 'Cambiadas' }).locator('dd')).toHaveText('2');
  await page.keyboard.press('Escape');
  await expect(main.getByText('Nada coincide')).toBeVisible();
  const jobs = await admin.get<readonly { readonly operation: string; readonly id: number }[]>(
    '/api/v2/bulk_jobs?resource=job_locations',
  );
  expect(jobs.filter(({ operation }) => operation === 'hardRemove')).toHaveLength(1);

  // A file of the media library.
  const name = `basurero ${Date.now()}.png`;
  const upload = await request.post('/api/v2/media/upload', {
    headers: admin.headers,
    multipart: { file: { name, mimeType: 'image/png', buffer: noisePng(60, 40) } },
  });
  const { data: medium } = (await upload.json()) as { data: Row & { readonly url: string } };
  await admin.post(`/api/v2/media/delete?id=${medium.id}`);
  await page.goto(`/es/admin/media?trashed=only&search=${encodeURIComponent(name)}`);
  await main.getByRole('option', { name }).focus();
  await page.keyboard.press('Space');
  await main.getByRole('button', { name: 'Eliminar definitivamente…' }).click();
  const eraseFile = dialog.getByRole('button', { name: 'Eliminar definitivamente' });
  await expect(eraseFile).toBeDisabled();
  await dialog.getByLabel('Escribe 1 para confirmar').fill('1');
  await eraseFile.dblclick();
  await expect(dialog.getByText('Listo.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(main.getByText('Nada coincide')).toBeVisible();
  expect((await request.get(medium.url)).status()).toBe(404);
});
