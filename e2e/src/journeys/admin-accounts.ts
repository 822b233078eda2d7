import { expectAccessible } from '../support/accessible';
import { declineCookies } from '../support/decline-cookies';
import { enter } from '../support/enter';
import { frame } from '../support/frame';
import { desktop, phone } from '../support/member-words';
import { addMember } from '../support/new-member';
import { expect, test } from '../support/test';

const en = {
  prefix: '',
  why: /^(Why|Reason)/,
  merge: 'Merge',
  merged: /^Merged:/,
  inTrash: /^This account is in the trash/,
  undo: 'Undo',
  deactivate: 'Deactivate the account',
  deactivated: 'Deactivated',
  deactivatedByOther: /^Another user deactivated/,
  entries: /^Entries/,
  verify: 'Verify',
  intact: /^The audit is intact/,
};

const es: typeof en = {
  prefix: '/es',
  why: /^Motivo/,
  merge: 'Unir',
  merged: /^Unidas:/,
  inTrash: /^Esta cuenta está en la papelera/,
  undo: 'Deshacer',
  deactivate: 'Desactivar la cuenta',
  deactivated: 'Desactivada',
  deactivatedByOther: /^Otra persona desactivó a/,
  entries: /^Entradas/,
  verify: 'Verificar',
  intact: /^La auditoría está intacta/,
};

/** Languages and widths of the journey. */
export const settings = [
  { locale: 'es', size: phone, words: es, entry: /Desactivó/ },
  { locale: 'en', size: desktop, words: en, entry: /Deactivated/ },
] as const;

/** Tests the merge and the deactivation of accounts. */
export function testAccounts({ locale, size, words, entry }: (typeof settings)[number]): void {
  test.describe(() => {
    // Refusals that the second tab meets on purpose.
    test.use({ expectedErrors: /status of 4(04|09)/ });

    test(`an admin merges two accounts, takes it back, and deactivates one, in two tabs, in ${locale} at ${size.width}`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await declineCookies(context, baseURL);
      const [winner, loser] = [await addMember(request), await addMember(request)];
      const mergePath = `${words.prefix}/admin/users/merge?winner=${winner.id}&loser=${loser.id}`;
      const other = await context.newPage();
      for (const tab of [page, other]) await tab.setViewportSize(size);
      await enter(page, 'admin', mergePath);
      const { main } = frame(page);

      // Both tabs are about to merge; the second one learns that the account is gone.
      await other.goto(mergePath);
      for (const tab of [page, other]) {
        await tab.getByLabel(words.why).fill('Se registró dos veces');
        await frame(tab).main.getByRole('button', { name: words.merge, exact: true }).click();
      }
      await expectAccessible({ page, part: '[role=dialog]' }, 'question before a merge');
      await page.getByRole('dialog').getByRole('button', { name: words.merge, exact: true }).dblclick();
      await expect(main.getByText(words.merged)).toBeVisible();
      await expectAccessible({ page, part: 'main' }, 'result of a merge');
      await other.getByRole('dialog').getByRole('button', { name: words.merge, exact: true }).click();
      await expect(other.getByText(words.inTrash)).toBeVisible();
      await expect(other.getByRole('dialog')).toBeHidden();
      await main.getByRole('button', { name: words.undo }).dblclick();
      await expect(page).toHaveURL(`${words.prefix}/admin/users/duplicates`);

      // The deactivation in the first tab; the same press in the second one must not undo it.
      const path = `${words.prefix}/admin/users/${loser.id}`;
      for (const tab of [page, other]) {
        await tab.goto(`${path}/deactivate`);
        await tab.getByLabel(words.why).fill('Correo basura');
      }
      await main.getByRole('button', { name: words.deactivate }).dblclick();
      await expect(page).toHaveURL(path);
      await expect(main.getByText(words.deactivated, { exact: true }).first()).toBeVisible();
      await other.getByRole('button', { name: words.deactivate }).click();
      await expect(other.getByText(words.deactivatedByOther)).toBeVisible();
      await expect(other).toHaveURL(path);
      const signIn = await request.post('/api/login', { data: { email: loser.email, password: loser.password } });
      expect(signIn.ok()).toBe(false);

      // The audit names what was done, and is intact.
      await page.goto(`${words.prefix}/admin/audit?resource=users&action=deactivate`);
      await expect(main.getByRole('list', { name: words.entries }).getByText(entry).first()).toBeVisible();
      await main.getByRole('button', { name: words.verify }).click();
      await expect(page.getByRole('dialog').getByText(words.intact)).toBeVisible();
      await expectAccessible({ page, part: '[role=dialog]' }, 'verified audit');
      await other.close();
    });
  });
}
