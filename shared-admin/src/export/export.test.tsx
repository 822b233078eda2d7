import { listCalls } from '@enlace/shared-contract/admin';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../testing/tags-office';

const { remote, pages } = tagsOffice();

/** Downloaded files: name and content. */
const downloads: { name: string; text: Promise<string> }[] = [];
let blob: Blob | null = null;
beforeEach(() => {
  downloads.length = 0;
  URL.createObjectURL = (source) => {
    blob = source as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({ name: this.download, text: textOf(blob) });
  });
});
afterEach(() => jest.restoreAllMocks());

function textOf(blob: Blob | null): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
}

test('what is shown is taken along: its query, and the columns ticked; a fault is told and can be tried again', async () => {
  const api = createFakeApi({ tags: [buildTag({ id: 1, name: 'Mentoría' })] });
  const { user } = await renderRemote(remote, pages, '/admin/tags?search=men&sort=name&page=1', { api });
  api.answer(listCalls.exportRows, () => 'Name,id\r\nMentoría,1\r\n');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export: Tags' });
  expect(within(dialog).getByRole('checkbox', { name: 'Changed' })).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: 'Id' })).toBeChecked();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Changed' }));

  api.fail(listCalls.exportRows, 'NETWORK');
  await user.click(within(dialog).getByRole('button', { name: 'Download CSV' }));
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const exportRequest = api.sent(listCalls.exportRows).at(-1);
  expect(exportRequest?.params).toEqual({ resource: 'tags' });
  expect(exportRequest?.query).toEqual({ search: 'men', sort: 'name', order: 'asc', lang: 'en' });
  expect(exportRequest?.body).toEqual({
    columns: [
      { field: 'name', name: 'Name' },
      { field: 'id', name: 'Id' },
    ],
    bom: true,
    for_import: false,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(downloads.map(({ name }) => name)).toEqual(['tags.csv']);
  expect(await downloads[0]?.text).toContain('Mentoría,1');
});

test('a file for an import names its columns as the fields are', async () => {
  const api = createFakeApi({ tags: [buildTag({ id: 1, name: 'Mentoría' })] });
  const { user } = await renderRemote(remote, pages, tagsPath, { api });
  api.answer(listCalls.exportRows, () => 'name\r\nMentoría\r\n');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('checkbox', { name: /^For an import/ }));
  await user.click(screen.getByRole('checkbox', { name: /^For spreadsheets/ }));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(api.sent(listCalls.exportRows)[0]?.body).toEqual({
    columns: [{ field: 'name' }, { field: 'updated_at' }, { field: 'id' }],
    bom: false,
    for_import: true,
  });
});
