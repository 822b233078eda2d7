import { toolCalls } from '@enlace/shared-contract/site';
import { buildChapter, buildCountry, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

test('saves the members that the filter names, and keeps what was typed', async () => {
  const api = createFakeApi({
    areas: [],
    chapters: [buildChapter({ id: 4, name: 'Bogotá' })],
    countries: [buildCountry({ code: 'CO', name: 'Colombia' })],
    seniority_levels: [],
  });
  const files: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.push(this.download);
  });
  globalThis.URL.createObjectURL = () => 'blob:file';
  globalThis.URL.revokeObjectURL = () => undefined;
  api.answer(toolCalls.downloadLatinasDb, () => 'name\nAna');
  const { user } = await renderRemote(remote, pages, '/admin/downloads', { api });
  const card = within(await screen.findByRole('region', { name: 'Members' }));
  await user.type(card.getByLabelText('Words'), 'python');
  await user.type(card.getByLabelText('Registered from'), '2026-01-01');
  await user.selectOptions(card.getByLabelText('Country'), 'Colombia');
  await user.selectOptions(card.getByLabelText('Chapter'), 'Bogotá');
  await user.click(card.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toEqual(['members.csv']));
  expect(api.sent(toolCalls.downloadLatinasDb).map(({ query }) => query)).toEqual([
    { search: 'python', created_at_from: '2026-01-01', country_code: 'CO', chapter_id: '4', tz: 'UTC' },
  ]);
  expect(card.getByLabelText('Words')).toHaveValue('python');
});

test('shows the files that this person may have, and a failure with the button to try again', async () => {
  const api = createFakeApi({}, { viewer: buildViewer({ roles: [], permissions: ['tools.index'] }) });
  api.fail(toolCalls.downloadIndexCsv, 'INTERNAL');
  const { user } = await renderRemote(remote, pages, '/admin/downloads', { api });
  const card = within(await screen.findByRole('region', { name: 'Public pages' }));
  expect(screen.queryByRole('region', { name: 'Members' })).toBeNull();
  await user.selectOptions(card.getByLabelText('Kind of page'), 'Courses');
  await user.click(card.getByRole('button', { name: 'Download CSV' }));
  expect(await card.findByRole('alert')).toHaveTextContent('The file could not be made.');
  expect(card.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
});
