import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { addMember } from './support/new-member';
import { expect, test } from './support/test';

/** Refusals that the second tab meets on purpose. */
test.use({ expectedErrors: /status of 4(04|09)/, viewport: { width: 375, height: 812 } });

test('an admin merges two accounts, takes it back, and deactivates one, in es on a phone, in two tabs', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  await declineCookies(context, baseURL);
  const [winner, loser] = [await addMember(request), await addMember(request)];
  const mergePath = `/es/admin/users/merge?winner=${winner.id}&loser=${loser.id}`;
  const other = await context.newPage();
  await enter(page, 'admin', mergePath);
  const { main } = frame(page);

  // Both tabs are about to merge; the second one learns that the account is gone.
  await other.goto(mergePath);
  for (const tab of [page, other]) {
    await tab.getByLabel(/^Motivo/).fill('Se registró dos veces');
    await frame(tab).main.getByRole('button', { name: 'Unir', exact: true }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Unir', exact: true }).dblclick();
  await expect(main.getByText(/^Unidas:/)).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(other.getByText(/^Esta cuenta está en la papelera/)).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  await main.getByRole('button', { name: 'Deshacer' }).dblclick();
  await expect(page).toHaveURL('/es/admin/users/duplicates');

  // The deactivation in the first tab; the same press in the second one must not undo it.
  const path = `/es/admin/users/${loser.id}`;
  for (const tab of [page, other]) {
    await tab.goto(`${path}/deactivate`);
    await tab.getByLabel(/^Motivo/).fill('Correo basura');
  }
  await main.getByRole('button', { name: 'Desactivar la cuenta' }).dblclick();
  await expect(page).toHaveURL(path);
  await expect(main.getByText('Desactivada', { exact: true }).first()).toBeVisible();
  await other.getByRole('button', { name: 'Desactivar la cuenta' }).click();
  await expect(other.getByText(/^Otra persona desactivó a/)).toBeVisible();
  await expect(other).toHaveURL(path);
  const signIn = await request.post('/api/login', { data: { email: loser.email, password: loser.password } });
  expect(signIn.ok()).toBe(false);

  // The audit names what was done, and is intact.
  await page.goto('/es/admin/audit?resource=users&action=deactivate');
  await expect(
    main
      .getByRole('list', { name: /^Entradas/ })
      .getByText(/Desactivó/)
      .first(),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByRole('dialog').getByText(/^La auditoría está intacta/)).toBeVisible();
  await other.close();
});
