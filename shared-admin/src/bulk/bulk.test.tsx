import { bulkCalls, type BulkJob } from '@enlace/shared-contract/admin';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { tagsPath } from '../testing/tags-office';
import { remote, pages, job, openList } from '../testing/stages/bulk-stage';

test('all that match but one are deleted after a trial, and taken back', async () => {
  const { api, user } = await openList();
  api.answer(bulkCalls.start, ({ body }) =>
    body['dry_run'] === true
      ? {
          data: {
            count: 29,
            would_change: 28,
            skipped: [{ reason: 'in_use', count: 1 }],
            samples: [],
            is_complete: true,
          },
        }
      : job({}),
  );
  api.answer(bulkCalls.undo, () => job({ state: 'undone', undo_until: null, undone: { succeeded: 27, left: 1 } }));
  api.answer(bulkCalls.job, () => job({ state: 'undone', undo_until: null, undone: { succeeded: 27, left: 1 } }));

  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const bar = screen.getByRole('region', { name: 'Chosen rows' });
  expect(bar).toHaveTextContent('25 of 30 selected');
  await user.click(within(bar).getByRole('button', { name: 'Select all 30 that match' }));
  await user.click(screen.getByRole('checkbox', { name: /Tag 30/ }));
  expect(bar).toHaveTextContent('29 of 30 selected');

  await user.click(within(bar).getByRole('button', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 29 rows' });
  expect(await within(dialog).findByText('28 rows of 29 would change.')).toBeInTheDocument();
  expect(within(dialog).getByText('1: in use elsewhere')).toBeInTheDocument();
  const selection = { query: {}, exclude: [30] };
  expect(api.sent(bulkCalls.start)[0]?.body).toMatchObject({ operation: 'remove', selection, dry_run: true });

  // Tags have no trash, so they are deleted for good.
  expect(within(dialog).getByRole('button', { name: 'Do it for 28 rows' })).toBeDisabled();
  await user.type(within(dialog).getByLabelText('Type 28 to confirm'), '28');
  await user.click(within(dialog).getByRole('button', { name: 'Do it for 28 rows' }));
  await user.click(await within(dialog).findByRole('button', { name: /^Undo/ }));
  expect(await within(dialog).findByText(/27 rows are as before; 1 were changed since/)).toBeInTheDocument();
  expect(api.sent(bulkCalls.start)).toHaveLength(2);
});

test('a change under way is found again by whoever opens the list, followed to its end, and taken back', async () => {
  const api = createFakeApi({ tags: [buildTag({ id: 1, name: 'Nube' })] });
  const running = job({ operation: 'edit', state: 'running', done: 3, undo_until: null }).data;
  const finishedJob = job({ operation: 'edit', reasons: [] }).data;
  let jobs: readonly BulkJob[] = [running];
  api.answer(bulkCalls.jobs, () => ({ data: jobs }));
  api.answer(bulkCalls.job, () => {
    jobs = [finishedJob];
    return { data: finishedJob };
  });
  const { user } = await renderRemote(remote, pages, tagsPath, { api });
  expect(await screen.findByText('3 of 29', { exact: false })).toHaveTextContent('Change 29 rows: Under way. 3 of 29');
  expect(api.sent(bulkCalls.jobs)[0]?.query).toMatchObject({ resource: 'tags', open: '1' });
  await screen.findByText('Done.');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 29 rows' });
  const back = job({ operation: 'edit', state: 'undone', undo_until: null, undone: { succeeded: 28, left: 0 } });
  api.answer(bulkCalls.undo, () => back);
  api.answer(bulkCalls.job, () => {
    jobs = [];
    return back;
  });
  await user.click(within(dialog).getByRole('button', { name: /^Undo/ }));
  expect(await within(dialog).findByText(/28 rows are as before/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
});
