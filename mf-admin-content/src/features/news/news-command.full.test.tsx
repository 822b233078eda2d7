import { publicAccess } from '@enlace/shared-contract/access';
import { draftCalls } from '@enlace/shared-contract/admin';
import { wire } from '@enlace/shared-contract/calls';
import { news } from '@enlace/shared-contract/editorial';
import { buildArticle, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const abilities = { edit: true, remove: true };
const draftArticle = {
  ...buildArticle({ id: 3, title: 'Nubes', published_at: null }),
  draft_state: 'draft' as const,
  abilities,
};
const publicArticle = { ...draftArticle, published_at: '2026-03-10T12:00:00.000Z', draft_state: 'published' as const };

/** An API whose article follows its publication. */
function createApi(first: typeof draftArticle | typeof publicArticle) {
  let article: typeof draftArticle | typeof publicArticle = first;
  const api = createFakeApi({ news: [article] });
  api.answer(news.wire.get, () => ({ data: article }));
  api.answer(draftCalls.publish, () => ({ data: (article = publicArticle) }));
  api.answer(draftCalls.unpublish, () => ({ data: (article = draftArticle) }));
  api.answer(wire.get('/registry', publicAccess), () => ({
    rev: 1,
    guarded: [],
    remotes: [{ id: 'mf-admin-content', enabled: true, pages }],
  }));
  return api;
}

test('the palette publishes the open article and takes it offline again', async () => {
  const api = createApi(draftArticle);
  const { user, where } = await renderRemote(remote, pages, '/admin/news/3', { api });
  const bar = within(await screen.findByRole('region', { name: 'Publication' }));
  const choose = async (command: string, question: string, confirm: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name: command }));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(where()).toBe('/admin/news/3'));
  };
  expect(await bar.findByText('Draft')).toBeInTheDocument();
  await choose('Publish this record…', 'Publish Nubes now?', 'Publish now');
  expect(await bar.findByText('Published')).toBeInTheDocument();
  expect(api.sent(draftCalls.publish)[0]?.params).toMatchObject({ resource: news.name, id: 3 });
  await choose('Take this record offline…', 'Take Nubes offline now?', 'Take offline now');
  expect(await bar.findByText('Draft')).toBeInTheDocument();
  expect(api.sent(draftCalls.unpublish)).toHaveLength(1);
});

test.each([
  ['publish', draftArticle, 'Publish Nubes now?', 'Publish now'],
  ['unpublish', publicArticle, 'Take Nubes offline now?', 'Take offline now'],
] as const)(
  'a refusal of the command %s is shown, and the article stays',
  async (command, article, question, confirm) => {
    const api = createApi(article);
    api.fail(draftCalls[command], 'FORBIDDEN', { userMessage: 'You may not do this any more.' });
    const { user, where } = await renderRemote(remote, pages, `/admin/news/3?do=${command}`, { api });
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    expect(api.sent(draftCalls[command])).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect((await screen.findAllByText('You may not do this any more.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(where()).toBe('/admin/news/3'));
    expect(api.sent(draftCalls[command])).toHaveLength(1);
    expect(screen.getByText(article === draftArticle ? 'Draft' : 'Published')).toBeInTheDocument();
  },
);

test.each([
  ['publish', publicArticle, 'This is published already.'],
  ['unpublish', draftArticle, 'This is not published.'],
] as const)('the command %s says when there is nothing to do', async (command, article, message) => {
  const api = createApi(article);
  const { where } = await renderRemote(remote, pages, `/admin/news/3?do=${command}`, { api });
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  await waitFor(() => expect(where()).toBe('/admin/news/3'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.sent(draftCalls[command])).toHaveLength(0);
});
