import { declineCookies } from '../support/decline-cookies';
import { enter } from '../support/enter';
import { frame } from '../support/frame';
import { desktop, phone } from '../support/member-words';
import { addMember } from '../support/new-member';
import { expect, test } from '../support/test';

const pt = {
  prefix: '/pt',
  box: /^Níveis de senioridade: .* para Aliad/,
  review: 'Revisar e salvar',
  why: /^Motivo/,
  save: 'Salvar',
  saved: 'Salvo: 1 concedida, 0 retirada.',
  undo: 'Desfazer',
  asBefore: 'As permissões estão como antes.',
  whyNot: 'Por que ela pode ou não pode?',
  news: 'Notícias',
  editNews: /^Notícias: editar/,
  needs: /^Para isso é preciso ter a permissão/,
  activity: 'Atividade',
  verified: /Confirmou o e-mail/,
};

const en: typeof pt = {
  prefix: '',
  box: /^Seniority levels: .* for Founders/,
  review: 'Review and save',
  why: /^Why/,
  save: 'Save',
  saved: 'Saved: 1 given, 0 taken.',
  undo: 'Undo',
  asBefore: 'The rights are as they were before.',
  whyNot: 'Why can or can’t she?',
  news: 'News',
  editNews: /^News: edit/,
  needs: /^To do it, a person needs the permission/,
  activity: 'Activity',
  verified: /Confirmed the e-mail/,
};

/** Languages and widths of the journey. Each gives a right to a role of its own, because they run at the same time. */
export const settings = [
  { locale: 'pt', size: desktop, words: pt },
  { locale: 'en', size: phone, words: en },
] as const;

/** Tests the matrix of permissions, its undo and its reasons. */
export function testPermissions({ locale, size, words }: (typeof settings)[number]): void {
  test.describe(() => {
    // The second press on an undo.
    test.use({ expectedErrors: /status of 4(09|22)/ });

    test(`an admin gives a right, takes it back with one undo, and reads why a member may not do something, in ${locale} at ${size.width}`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await page.setViewportSize(size);
      await declineCookies(context, baseURL);
      const member = await addMember(request);
      await enter(page, 'admin', `${words.prefix}/admin/permissions?q=seniority_levels.remove`);
      const { main } = frame(page);
      const box = main.getByRole('checkbox', { name: words.box });
      await expect(box).not.toBeChecked();
      await box.focus();
      await page.keyboard.press('Space');
      await main.getByRole('button', { name: words.review }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.why).fill('Só por um momento');
      await dialog.getByRole('button', { name: words.save, exact: true }).dblclick();
      await expect(main.getByText(words.saved)).toBeVisible();
      await expect(box).toBeChecked();
      await main.getByRole('button', { name: words.undo }).dblclick();
      await expect(page.getByText(words.asBefore)).toBeVisible();
      await expect(box).not.toBeChecked();

      await page.goto(`${words.prefix}/admin/permissions?person=${member.id}`);
      const why = main.getByRole('region', { name: words.whyNot });
      await why.getByRole('combobox').fill(words.news);
      await page.getByRole('option', { name: words.editNews }).click();
      await expect(why.getByText(words.needs)).toBeVisible();

      await page.goto(`${words.prefix}/admin/users/${member.id}`);
      await main.getByRole('tab', { name: words.activity }).click();
      await expect(main.getByText(words.verified)).toBeVisible();
    });
  });
}
