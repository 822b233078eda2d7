import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { act, screen, waitFor } from '@testing-library/react';

import { tagsOffice } from '../testing/tags-office';

const { remote, pages } = tagsOffice();

const row = (name: string) => screen.findByRole('link', { name });

async function openRecord() {
  const rows = Array.from({ length: 60 }, (_, at) => buildTag({ id: at + 1, name: `Tag ${at + 1}` }));
  const stage = await renderRemote(remote, pages, '/admin/tags?page=2', { api: createFakeApi({ tags: rows }) });
  await stage.user.click(await screen.findByRole('checkbox', { name: 'Select Tag 30' }));
  await stage.user.click(await row('Tag 33'));
  await screen.findByLabelText(/^Name/);
  return stage;
}

test('coming back by the browser, the row has the focus, and page and selection are as they were', async () => {
  const { where } = await openRecord();
  act(() => history.back());
  await waitFor(async () => expect(await row('Tag 33')).toHaveFocus());
  expect(where()).toBe('/admin/tags?page=2');
  expect(screen.getByRole('row', { name: /Tag 33/ })).toHaveAttribute('data-marked');
  expect(screen.getByRole('checkbox', { name: 'Select Tag 30' })).toBeChecked();
});

test('coming back by the link after a save, too; a row that is looked for no longer is not', async () => {
  const { user, where } = await openRecord();
  await user.type(screen.getByLabelText(/^Name/), '!');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Tag 33! has been saved.');
  await user.click(screen.getByRole('link', { name: 'Tags' }));
  await waitFor(async () => expect(await row('Tag 33!')).toHaveFocus());
  expect(where()).toBe('/admin/tags?page=2');

  await user.click(screen.getByRole('link', { name: 'Add tag' }));
  await user.type(await screen.findByLabelText(/^Name/), 'Nueva');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  await screen.findByText('Nueva has been added.');
  await user.click(await screen.findByRole('link', { name: 'Tags' }));
  expect(await row('Tag 33!')).not.toHaveFocus();
  expect(document.querySelector('[data-marked]')).toBeNull();
});
