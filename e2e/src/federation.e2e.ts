import { enter } from './support/enter';
import { frame, open, sectionLink } from './support/frame';
import { watchRequests } from './support/settled';
import { expect, test, type Page } from './support/test';

declare global {
  var __FEDERATION__: { readonly __INSTANCES__: readonly { readonly name: string }[] } | undefined;
}

/** Names of the instances that developer tools see in a page; null without the full core. */
const instancesIn = (page: Page) =>
  page.evaluate(() => globalThis.__FEDERATION__?.__INSTANCES__.map(({ name }) => name) ?? null);

test('a page runs on the core that it started with', async ({ core, page }) => {
  await open(page, '/events');
  const publicRelease = expect.stringMatching(/^mf_public_\d/);
  expect(await instancesIn(page)).toEqual(core === 'full' ? ['enlace_shell', publicRelease] : null);
});

test('there is one React: no remote brings its own', async ({ page }) => {
  const urls = new Set<string>();
  const waitUntilSettled = watchRequests(page);
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) urls.add(response.url());
  });
  await enter(page, 'admin', '/admin/areas');
  for (const name of ['Chapters', 'Figures', 'My page']) {
    await sectionLink(page, name).click();
    await expect(frame(page).heading).toBeVisible();
  }
  await page.getByRole('link', { name: 'Enlace' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(frame(page).heading).toBeVisible();
  await waitUntilSettled();
  // The browser drops the bodies of a document that it has left, so the files are read again.
  const files = new Map<string, string>();
  for (const url of urls) files.set(url, await (await page.request.get(url)).text());

  // Texts that only these libraries contain.
  for (const [library, sign] of [
    ['react', '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='],
    ['react-dom', 'Minified React error'],
    ['redux', '@@redux/INIT'],
    ['styled-components', 'data-styled-version'],
  ] as const) {
    const holders: string[] = [];
    for (const [url, text] of files) if (text.includes(sign)) holders.push(new URL(url).pathname);
    expect(holders, library).toEqual([expect.stringMatching(/^\/assets\/shell\./)]);
  }
});

test('back, forward and deep links work across remotes, and nothing is loaded twice', async ({ page }) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (/remoteEntry/.test(request.url()) && request.resourceType() === 'script')
      entries.push(/mf-[\w-]+/.exec(request.url())?.[0] ?? '');
  });
  await enter(page, 'admin', '/admin/chapters?search=bogota');
  const { heading, main } = frame(page);
  await expect(heading).toHaveText('Chapters');
  await sectionLink(page, 'Figures').click();
  await expect(heading).toHaveText('The community in figures');
  await sectionLink(page, 'My page').click();
  await expect(page).toHaveURL('/my');
  await expect(heading).not.toHaveText('The community in figures');
  await page.goBack();
  await expect(heading).toHaveText('The community in figures');
  await page.goBack();
  await expect(heading).toHaveText('Chapters');
  await expect(main.getByRole('link', { name: 'Bogotá', exact: true })).toBeVisible();
  await page.goForward();
  await expect(heading).toHaveText('The community in figures');
  expect(entries.toSorted()).toEqual(['mf-admin-content', 'mf-dashboards', 'mf-member']);
});
