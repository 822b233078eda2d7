import { contentPages } from '@enlace/shared-contract/editorial';
import { buildContentPage, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { fireEvent, screen } from '@testing-library/react';

import { answerSimilar } from '../../testing/answer-similar';
import { pages } from '../../testing/pages';
import remote from '../../remote';

const open = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api, viewer: null });
const one = { pages: [buildContentPage({ id: 1, title: 'Code of conduct', slug: 'code-of-conduct' })] };

test('shows a page that an editor wrote', async () => {
  await open('/pages/code-of-conduct', createFakeApi(one));
  expect(await screen.findByRole('heading', { level: 1, name: 'Code of conduct' })).toBeInTheDocument();
  expect(screen.getByText('Nadie tiene que justificarse.')).toBeInTheDocument();
});

test('a link to a page is followed in place; the browser opens files and feeds', async () => {
  const body = ['/static/favicon.svg', '/es/events.rss?lang=es', '/events'].map(
    (path) => `<p><a href="${path}">${path}</a></p>`,
  );
  await open(
    '/pages/links',
    createFakeApi({ pages: [buildContentPage({ id: 1, slug: 'links', body: body.join('') })] }),
  );
  const handledPaths: string[] = [];
  const watch = (event: Event) => {
    if (event.defaultPrevented) handledPaths.push((event.target as Element).textContent);
    // The test's browser cannot open another document.
    event.preventDefault();
  };
  document.addEventListener('click', watch);
  for (const link of await screen.findAllByRole('link', { name: /favicon|rss|events$/ })) fireEvent.click(link);
  document.removeEventListener('click', watch);
  expect(handledPaths).toEqual(['/events']);
});

test.each([
  ['UNAUTHENTICATED', 'This page is for members', 'Sign in', '/login?callbackUrl=%2Fpages%2Fcode-of-conduct'],
  ['FORBIDDEN', 'This page is not for your account', 'To the front page', '/'],
] as const)('says why a page stays closed: %s', async (code, title, link, href) => {
  const api = createFakeApi(one);
  api.fail({ ...contentPages.wire.get, path: '/api/v2/pages/by-slug/{id}' }, code, { times: 9 });
  await open('/pages/code-of-conduct', api);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

test('a page that does not exist leads on', async () => {
  await open('/pages/atlantis', answerSimilar(createFakeApi(one)));
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })).toBeInTheDocument();
});
