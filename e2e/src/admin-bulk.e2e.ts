import { enterAs } from './support/enter';
import { frame } from './support/frame';
import { phone } from './support/member-words';
import { addMember, asAdmin, makeAdmin } from './support/new-member';
import { expect, test } from './support/test';

test.use({ expectedErrors: /Failed to load resource|ERR_/ });

test('an admin changes and takes back the rows of a page, and the list follows, in es on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(phone);
  const sign = `Zz Lote ${Date.now()}`;
  const admin = await asAdmin(request);
  // A list shows the newest bulk job of its admin, so this test has an admin of its own.
  const member = await addMember(request);
  await makeAdmin(request, member, 'Sabina');
  for (const number of [1, 2, 3])
    await admin.post('/api/addlocation', { name: `${sign} ${number}`, country_code: 'PE' });
  await enterAs(page, member, `/es/admin/job-locations?country_code=PE&search=${encodeURIComponent(sign)}`);
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
