import { bulkCalls, importCalls, type BulkJob } from '@enlace/shared-contract/admin';
import { buildViewer } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { importAnswer, job, bad, openList } from '../testing/stages/import-stage';

test('a file is mapped, checked, corrected in place and imported; a fault in between loses nothing', async () => {
  const { api, user } = await openList();
  let state = importAnswer();
  let counts = { create: 2, update: 0, skip: 0, fail: 1 };
  let failedRows = [bad];
  const check = () => ({
    data: { counts, failed: failedRows },
    meta: { total: failedRows.length, page: 1, per_page: 50 },
  });
  api.answer(importCalls.start, () => importAnswer());
  api.answer(importCalls.get, () => state);
  api.answer(importCalls.failedRows, check);
  api.answer(importCalls.check, () => {
    state = importAnswer({ state: 'checked' });
    return check();
  });
  api.answer(importCalls.correct, () => {
    counts = { create: 3, update: 0, skip: 0, fail: 0 };
    failedRows = [];
    return { data: { row: { ...bad, values: { name: 'Sol' }, action: 'create', errors: {} }, counts, corrected: 1 } };
  });
  api.answer(importCalls.run, () => {
    state = importAnswer({ state: 'running', job_id: 7 });
    return { data: job };
  });
  api.answer(bulkCalls.job, () => ({ data: job }));

  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import: Tags' });
  await user.upload(within(dialog).getByLabelText(/CSV file/), new File(['Nombre\nNube'], 'tags.csv'));
  api.fail(importCalls.start, 'NETWORK');
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  expect(await within(dialog).findByText('That did not work. Nothing is lost; try again.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));

  expect(await within(dialog).findByLabelText('Field of Nombre')).toHaveValue('name');
  expect(within(dialog).getByText('Nube')).toBeInTheDocument();
  await user.selectOptions(within(dialog).getByLabelText('Field of Nombre'), '');
  expect(within(dialog).getByText('New rows need: Name.')).toBeInTheDocument();
  await user.selectOptions(within(dialog).getByLabelText('Field of Nombre'), 'Name');
  api.fail(importCalls.check, 'NETWORK');
  await user.click(within(dialog).getByRole('button', { name: 'Check all rows' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nothing is lost');
  await user.click(within(dialog).getByRole('button', { name: 'Check all rows' }));

  await user.type(await within(dialog).findByLabelText('Name, row 2'), 'Sol');
  api.fail(importCalls.correct, 'NETWORK');
  await user.click(within(dialog).getByRole('button', { name: 'Check row 2' }));
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Name, row 2')).toHaveValue('Sol');
  await user.click(within(dialog).getByRole('button', { name: 'Check row 2' }));
  expect(await within(dialog).findByText('Correct now')).toBeInTheDocument();
  expect(api.sent(importCalls.correct).at(-1)?.body).toEqual({ row: 2, values: { name: 'Sol' } });
  expect(api.sent(importCalls.check).at(-1)?.body).toEqual({ mapping: { name: 0 }, key: 'none' });

  await user.click(within(dialog).getByRole('button', { name: 'Import 3 rows' }));
  expect(await within(dialog).findByText('Done.')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: /^Undo/ })).toBeInTheDocument();

  // It can be undone from the list too.
  api.answer(bulkCalls.jobs, () => ({ data: [job] }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  const jobDialog = await screen.findByRole('dialog', { name: 'Import 3 rows' });
  const undone: BulkJob = { ...job, state: 'undone', undo_until: null, undone: { succeeded: 2, left: 1 } };
  api.answer(bulkCalls.undo, () => ({ data: undone }));
  api.answer(bulkCalls.job, () => ({ data: undone }));
  await user.click(within(jobDialog).getByRole('button', { name: /^Undo/ }));
  expect(await within(jobDialog).findByText(/2 rows are as before; 1 /)).toBeInTheDocument();
});

test('who may not import is not offered it', async () => {
  await openList(buildViewer({ roles: ['allies'], permissions: ['tags.add'] }));
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});
