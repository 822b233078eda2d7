import { readFileSync } from 'node:fs';

import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

/** The conversion without a required field, and the second press on an undo. */
test.use({ expectedErrors: /status of 4(04|09|22)/ });

test('an admin changes all messages of a search, makes one of them a press item, and exports its audit, in pt', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  const sign = `Quebrada${Date.now()}`;
  for (const name of ['Rosa', 'Inti', 'Yara']) {
    const data = {
      first_name: name,
      last_name: 'Quispe',
      email: `${name.toLowerCase()}.${sign}@radio.example`,
      media_name: `Rádio ${sign}`,
      topic: `Salários em ${sign}, por ${name}`,
      message: `${name} pergunta.`,
    };
    const answer = await request.post('/api/create_press_interview', { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }

  // One entry is selected, then all that match the search.
  await enter(page, 'admin', `/pt/admin/inbox?state=all&search=${sign}`);
  const { main } = frame(page);
  await main.getByRole('checkbox', { name: /^Selecionar Rosa Quispe/ }).check();
  await main.getByRole('button', { name: 'Selecionar todas as 3 que correspondem' }).click();
  await main.getByRole('combobox', { name: 'Mudar estado' }).selectOption({ label: 'Em espera' });
  await expect(page.getByText('3 mensagens mudaram.')).toBeVisible();
  const entries = main.locator('a[id^="entry-"]');
  await expect(entries.getByText('Em espera')).toHaveCount(3);
  await main.getByRole('button', { name: 'Desfazer' }).dblclick();
  await expect(page.getByText('3 mensagens estão como antes.')).toBeVisible();
  await expect(entries.getByText('Em espera')).toHaveCount(0);

  // The server's error is at its field; everything else stays written.
  await main.getByRole('link', { name: /Inti Quispe/ }).click();
  await main.getByRole('button', { name: 'Transformar em …' }).click();
  await page.getByRole('menuitem', { name: 'Um item de imprensa' }).click();
  const dialog = page.getByRole('dialog');
  const outlet = dialog.getByLabel(/^Veículo/);
  await expect(outlet).toHaveValue(`Rádio ${sign}`);
  await dialog.getByLabel(/^Título/).fill(`Entrevista ${sign}`);
  await outlet.fill('');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(outlet).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(/^Título/)).toHaveValue(`Entrevista ${sign}`);
  await outlet.fill(`Rádio ${sign}`);
  await dialog.getByRole('button', { name: 'Criar' }).dblclick();
  await expect(dialog).toBeHidden();
  const thread = main.getByRole('region', { name: 'O que aconteceu' });
  await expect(thread.getByText(`Entrevista ${sign}`)).toHaveCount(1);

  // The audit by user, resource, action and day, and the same entries as a file.
  await page.goto('/pt/admin/audit');
  await main.getByRole('combobox', { name: 'Usuária' }).fill('admin@enlace.test');
  await page.getByRole('option', { name: /admin@enlace/ }).click();
  await main.getByRole('combobox', { name: 'Recurso' }).selectOption({ label: 'Formulários de imprensa' });
  await main.getByRole('combobox', { name: 'Ação' }).selectOption('convert');
  const today = new Date().toLocaleDateString('sv');
  await main.getByLabel('A partir deste dia').fill(today);
  await main.getByLabel('Até este dia, inclusive').fill(today);
  await expect(page).toHaveURL(new RegExp(`actor_id=\\d+.*resource=press_form_entries.*action=convert.*to=${today}`));
  const audit = main.getByRole('list', { name: /^Entradas/ }).getByRole('listitem');
  await expect(audit.first()).toContainText('Converteu uma entrada em registro');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Baixar CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).every((line) => line.includes('convert'))).toBe(true);
  await main.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/pt/admin/audit');
});
