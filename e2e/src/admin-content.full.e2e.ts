import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { phone } from './support/member-words';
import { expect, test, type Page } from './support/test';

const saveTimeout = { timeout: 15_000 };

test.use({ expectedErrors: /Failed to load resource|ERR_/ });

test('two people change one chapter at once, one of them in pt on a phone, and nothing of either is lost', async ({
  page,
  browser,
}) => {
  const origin = await enter(page, 'admin', '/admin/chapters').then(() => new URL(page.url()).origin);
  const token = await tokenOf(page);
  const addedChapter = await page.request.post('/api/addchapters', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: `Zacapa ${Date.now()}`, city: 'Zacapa', country_code: 'GT', timezone: 'America/Guatemala' },
  });
  expect(addedChapter.status(), await addedChapter.text()).toBe(201);
  const { id } = ((await addedChapter.json()) as { data: { id: number } }).data;
  const path = `/admin/chapters/${id}`;

  const otherContext = await browser.newContext({ baseURL: origin, viewport: phone });
  await declineCookies(otherContext, origin);
  const other = await otherContext.newPage();
  await Promise.all([enter(page, 'admin', path), enter(other, 'admin', `/pt${path}`)]);
  await expect(page.getByLabel('City')).toHaveValue('Zacapa');
  await expect(other.getByLabel('Cidade')).toHaveValue('Zacapa');

  // Changes without a conflict are merged without a question.
  await page.getByLabel('State or province').fill('Zacapa Norte');
  await save(page);
  await other.getByLabel('Site', { exact: true }).fill('https://zacapa.example.org');
  await save(other, 'Tudo está salvo');
  await expect(other.getByLabel('Estado ou província')).toHaveValue('Zacapa Norte');

  // Conflicting changes are chosen side by side; the network fails in between.
  await page.reload();
  await page.getByLabel('City').fill('Zacapa Centro');
  await save(page);
  await other.getByLabel('Cidade').fill('Zacapa Vieja');
  await other.getByLabel('Instagram').fill('https://instagram.com/zacapa');
  await other.route('**/api/editchapters**', (route) => route.abort('connectionreset'), { times: 1 });
  await other.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(other.getByText('Tudo o que você escreveu continua aqui', { exact: false })).toBeVisible(saveTimeout);
  await other.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(other.getByText('As duas mudaram: Cidade.')).toBeVisible(saveTimeout);
  await expectAccessible({ page: other, part: 'main' }, 'conflict of two editors');
  await other.getByRole('radio', { name: /^O de Pilar/ }).check();
  await other.getByRole('button', { name: 'Salvar a mescla' }).click();
  await expect(other.getByText('Tudo está salvo')).toBeVisible(saveTimeout);

  const answer = await page.request.get(`/api/chapters/get/${id}`);
  expect(((await answer.json()) as { data: object }).data).toMatchObject({
    city: 'Zacapa Centro',
    state: 'Zacapa Norte',
    website: 'https://zacapa.example.org',
    instagram: 'https://www.instagram.com/zacapa',
  });
  await other.getByRole('tab', { name: 'Histórico' }).click();
  await expect(other.getByRole('button', { name: /alterou/ })).toHaveCount(4);
  await other.context().close();
});

async function save(page: Page, text = 'Everything is saved'): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(text)).toBeVisible(saveTimeout);
}

async function tokenOf(page: Page): Promise<string> {
  const data = { email: 'admin@enlace.test', password: 'enlace-demo-1' };
  const answer = await page.request.post('/api/login', { data });
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
}
