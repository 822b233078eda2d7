import { frame, open } from './support/frame';
import { expect, test } from './support/test';

test('a visitor filters companies by paid maternity leave, opens one, and comes back to the same choice', async ({
  page,
}) => {
  await open(page, '/companies');
  const { main, heading } = frame(page);
  const count = main.getByRole('heading', { level: 2, name: /^[\d,]+ compan(y|ies)$/ });
  await expect(count).toBeVisible();
  const all = await count.innerText();
  const promise = main.getByRole('checkbox', { name: 'Paid maternity leave' });
  await main.getByText('Paid maternity leave', { exact: true }).first().click();
  await expect(promise).toBeChecked();
  await expect(page).toHaveURL(/paid_maternity_leave=1/);
  await expect(main.getByRole('link', { name: 'Remove filter: Paid maternity leave' })).toBeVisible();
  await expect(count).not.toHaveText(all);
  const some = await count.innerText();

  const first = main.getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(heading).toHaveText(name);
  const promises = main.getByRole('region', { name: 'What they promise' }).getByRole('listitem');
  await expect(promises.filter({ hasText: 'Paid maternity leave' })).not.toContainText('Not stated');

  await page.goBack();
  await expect(page).toHaveURL(/\/companies\?paid_maternity_leave=1$/);
  await expect(promise).toBeChecked();
  await expect(count).toHaveText(some);
});
