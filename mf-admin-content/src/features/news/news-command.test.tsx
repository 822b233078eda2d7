import { draftCalls, news } from '@enlace/shared-contract';
import { buildArticle, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

test('the palette publishes an article after a confirmation, and shows a refusal', async () => {
  const article = buildArticle({ id: 3, title: 'Nubes', published_at: null });
  const api = createFakeApi({ news: [article] });
  api.answer(draftCalls.publish, () => ({ data: { ...article, abilities: { edit: true, remove: true } } }));
  api.fail(draftCalls.publish, 'FORBIDDEN', { userMessage: 'You may not do this any more.' });
  const { user, where } = await renderRemote(remote, pages, '/admin/news/3?do=publish', { api });
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish Nubes now?' }));
  expect(api.sent(draftCalls.publish)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: /^Publish/ }));
  expect((await screen.findAllByText('You may not do this any more.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(where()).toBe('/admin/news/3'));
  expect(api.sent(draftCalls.publish)[0]?.params).toMatchObject({ resource: news.name, id: 3 });
});
