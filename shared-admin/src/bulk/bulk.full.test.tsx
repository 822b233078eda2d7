import { bulkCalls, type BulkJob } from '@enlace/shared-contract/admin';
import { tags } from '@enlace/shared-contract/community';
import { AppError } from '@enlace/shared-contract/errors';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { tagsPath } from '../testing/tags-office';
import { remote, pages, job, openList } from '../testing/stages/bulk-stage';

test('a field is set on the chosen rows only', async () => {
  const { api, user } = await openList();
  api.answer(bulkCalls.start, () => ({
    data: {
      count: 2,
      would_change: 2,
      skipped: [],
      samples: [{ id: 30, label: 'Tag 30', before: { name: 'Tag 30' }, after: { name: 'Nube' } }],
      is_complete: true,
    },
  }));
  await user.click(screen.getByRole('checkbox', { name: /Tag 30/ }));
  await user.click(screen.getByRole('checkbox', { name: /Tag 29/ }));
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 2 rows' });
  await user.click(
    within(within(dialog).getByRole('group', { name: 'Field to set' })).getByRole('button', { name: 'Name' }),
  );
  await user.type(within(dialog).getByLabelText('Name'), 'Nube');
  await user.click(within(dialog).getByRole('button', { name: 'Try it' }));
  expect(await within(dialog).findByText('2 rows of 2 would change.')).toBeInTheDocument();
  expect(api.sent(bulkCalls.start)[0]?.body).toMatchObject({
    operation: 'edit',
    selection: { ids: [30, 29] },
    values: { name: 'Nube' },
  });
});

test('a change whose start was not answered is sent again as the same one, and one that is not answered keeps its place', async () => {
  const { api, user } = await openList();
  const trial = { count: 1, would_change: 1, skipped: [], samples: [], is_complete: true };
  api.answer(bulkCalls.start, ({ body }) => {
    if (body['dry_run'] === true) return { data: trial };
    if (api.sent(bulkCalls.start).length < 3) throw new AppError('NETWORK');
    return job({ state: 'running', done: 12, undo_until: null });
  });
  let looks = 0;
  api.answer(bulkCalls.job, () => {
    looks += 1;
    if (looks === 1) throw new AppError('NETWORK');
    return job({ reasons: [] });
  });
  await user.click(screen.getByRole('checkbox', { name: /Tag 30/ }));
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 1 row' });
  const run = await within(dialog).findByRole('button', { name: 'Do it for 1 row' });
  await user.type(within(dialog).getByLabelText('Type 1 to confirm'), '1');
  await user.click(run);
  expect(await within(dialog).findByText(/nothing is done twice/)).toBeInTheDocument();
  await user.click(run);
  expect(await within(dialog).findByText('12 of 29')).toBeInTheDocument();
  const keys = api.sent(bulkCalls.start).map(({ body }) => body['key']);
  expect(keys[1]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[2]).toBe(keys[1]);
  expect(await within(dialog).findByText(/No answer at the moment/)).toBeInTheDocument();
  expect(within(dialog).getByText('12 of 29')).toBeInTheDocument();
  expect(await within(dialog).findByRole('button', { name: /^Undo/ })).toBeInTheDocument();
  expect(within(dialog).queryByText(/No answer at the moment/)).not.toBeInTheDocument();
});

test('a change whose dialog is closed before its start is answered is shown above the list and followed', async () => {
  const { api, user } = await openList();
  const trial = { count: 1, would_change: 1, skipped: [], samples: [], is_complete: true };
  const finishedJob = job({ total: 1, done: 1, succeeded: 1, skipped: 0, reasons: [] });
  let jobs: readonly BulkJob[] = [];
  api.answer(bulkCalls.jobs, () => ({ data: jobs }));
  api.answer(bulkCalls.job, () => finishedJob);
  api.answer(bulkCalls.start, ({ body }) => {
    if (body['dry_run'] === true) return { data: trial };
    jobs = [finishedJob.data];
    return finishedJob;
  });
  await user.click(screen.getByRole('checkbox', { name: /Tag 30/ }));
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 1 row' });
  const run = await within(dialog).findByRole('button', { name: 'Do it for 1 row' });
  await user.type(within(dialog).getByLabelText('Type 1 to confirm'), '1');
  const release = api.hold(bulkCalls.start);
  await user.dblClick(run);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const before = api.sent(tags.wire.list).length;
  release();
  expect(await screen.findByText('Done.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show' })).toBeInTheDocument();
  await waitFor(() => expect(api.sent(tags.wire.list).length).toBeGreaterThan(before));
  expect(api.sent(bulkCalls.start).filter(({ body }) => body['dry_run'] !== true)).toHaveLength(1);
});

test('a change whose dialog is closed while it is taken back is followed to its end, and the list is asked anew', async () => {
  const api = createFakeApi({ tags: [buildTag({ id: 1, name: 'Nube' })] });
  const finishedJob = job({ operation: 'edit', reasons: [] }).data;
  const undoing = job({ operation: 'edit', state: 'running', undo_until: null, undone: { succeeded: 28, left: 0 } });
  let jobs: readonly BulkJob[] = [finishedJob];
  let now = undoing;
  api.answer(bulkCalls.jobs, () => ({ data: jobs }));
  api.answer(bulkCalls.undo, () => {
    jobs = [undoing.data];
    throw new AppError('NETWORK');
  });
  api.answer(bulkCalls.job, () => now);
  const { user } = await renderRemote(remote, pages, tagsPath, { api });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 29 rows' });
  await user.click(within(dialog).getByRole('button', { name: /^Undo/ }));
  expect(await within(dialog).findByText('Taking it back.')).toBeInTheDocument();
  await waitFor(() => expect(dialog).toHaveAccessibleName('Undo: Change 29 rows'));
  const before = api.sent(tags.wire.list).length;
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Taking it back.')).toBeInTheDocument();
  now = job({ operation: 'edit', state: 'undone', undo_until: null, undone: { succeeded: 28, left: 0 } });
  jobs = [];
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument());
  expect(api.sent(tags.wire.list).length).toBeGreaterThan(before);
});

test('the list is read again when a change ends in the moment in which its dialog is closed', async () => {
  const api = createFakeApi({ tags: [buildTag({ id: 1, name: 'Nube' })] });
  let jobs: readonly BulkJob[] = [job({ operation: 'edit', reasons: [] }).data];
  const undoing = job({ operation: 'edit', state: 'running', undo_until: null, undone: { succeeded: 28, left: 0 } });
  api.answer(bulkCalls.jobs, () => ({ data: jobs }));
  api.answer(bulkCalls.undo, () => undoing);
  api.answer(bulkCalls.job, () => undoing);
  const { user } = await renderRemote(remote, pages, tagsPath, { api });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 29 rows' });
  await user.click(within(dialog).getByRole('button', { name: /^Undo/ }));
  expect(await within(dialog).findByText('Taking it back.')).toBeInTheDocument();
  await waitFor(() => expect(dialog).toHaveAccessibleName('Undo: Change 29 rows'));
  const before = api.sent(tags.wire.list).length;
  jobs = [];
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(api.sent(tags.wire.list).length).toBeGreaterThan(before));
});

test('the dialog of a deletion keeps its result when no row remains, and the list is read again after its undo', async () => {
  const api = createFakeApi({ tags: [buildTag({ id: 1, name: 'Nube' }), buildTag({ id: 2, name: 'Red' })] });
  const trial = { count: 2, would_change: 2, skipped: [], samples: [], is_complete: true };
  const finishedJob = job({ total: 2, done: 2, succeeded: 2, skipped: 0, reasons: [] });
  const back = job({ ...finishedJob.data, state: 'undone', undo_until: null, undone: { succeeded: 2, left: 0 } });
  let rows = api.rows('tags').map((row) => ({ ...row, abilities: { edit: true, remove: true } }));
  const removedRows = rows;
  api.answer(tags.wire.list, () => ({ data: rows, meta: { total: rows.length, page: 1, per_page: 25 } }));
  const { user } = await renderRemote(remote, pages, tagsPath, { api });
  await screen.findByText('2 tags');
  api.answer(bulkCalls.start, ({ body }) => {
    if (body['dry_run'] === true) return { data: trial };
    rows = [];
    return finishedJob;
  });
  api.answer(bulkCalls.undo, () => {
    rows = removedRows;
    return back;
  });
  api.answer(bulkCalls.job, () => back);

  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 rows' });
  await user.type(await within(dialog).findByLabelText('Type 2 to confirm'), '2');
  await user.click(within(dialog).getByRole('button', { name: 'Do it for 2 rows' }));
  expect(await screen.findByText('No tags yet')).toBeInTheDocument();
  expect(within(dialog).getByText('Done.')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: /^Report/ })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: /^Undo/ }));
  expect(await within(dialog).findByText(/2 rows are as before/)).toBeInTheDocument();
  expect(dialog).toHaveAccessibleName('Undo: Delete 2 rows');
  expect(await screen.findByText('2 tags')).toBeInTheDocument();
});
