import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { addMember } from './support/new-member';
import { expect, test } from './support/test';

/** The second press on an undo. */
test.use({ expectedErrors: /status of 4(09|22)/ });

test('an admin gives a right, takes it back with one undo, and reads why a member may not do something, in pt', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  await declineCookies(context, baseURL);
  const member = await addMember(request);
  await enter(page, 'admin', '/pt/admin/permissions?q=seniority_levels.remove');
  const { main } = frame(page);
  const box = main.getByRole('checkbox', { name: /^Níveis de senioridade: .* para Aliad/ });
  await expect(box).not.toBeChecked();
  await box.focus();
  await page.keyboard.press('Space');
  await main.getByRole('button', { name: 'Revisar e salvar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Motivo/).fill('Só por um momento');
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).dblclick();
  await expect(main.getByText('Salvo: 1 concedida, 0 retirada.')).toBeVisible();
  await expect(box).toBeChecked();
  await main.getByRole('button', { name: 'Desfazer' }).dblclick();
  await expect(page.getByText('As permissões estão como antes.')).toBeVisible();
  await expect(box).not.toBeChecked();

  await page.goto(`/pt/admin/permissions?person=${member.id}`);
  const why = main.getByRole('region', { name: 'Por que ela pode ou não pode?' });
  await why.getByRole('combobox').fill('Notícias');
  await page.getByRole('option', { name: /^Notícias: editar/ }).click();
  await expect(why.getByText(/^Para isso é preciso ter a permissão/)).toBeVisible();

  await page.goto(`/pt/admin/users/${member.id}`);
  await main.getByRole('tab', { name: 'Atividade' }).click();
  await expect(main.getByText(/Confirmou o e-mail/)).toBeVisible();
});
