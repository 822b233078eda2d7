import { AppError, bulkCalls, importCalls, type BulkJob, type Import, type ImportRow } from '@enlace/shared-contract';
import { buildTag, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../testing/tags-office';

const { remote, pages } = tagsOffice();

const importAnswer = (part: Partial<Import> = {}): { data: Import } => ({
  data: {
    id: 3,
    resource: 'tags',
    state: 'uploaded',
    file_name: 'tags.csv',
    columns: ['Nombre', 'Notes'],
    rows_count: 3,
    rows: [
      ['Nube', 'x'],
      ['', 'y'],
    ],
    fields: [
      { field: 'id', kind: 'text', is_required: false },
      { field: 'name', kind: 'text', is_required: true },
    ],
    keys: ['none', 'id'],
    mapping: { name: 0 },
    key: 'none',
    delimiter: ',',
    encoding: 'utf-8',
    job_id: null,
    created_at: '2029-01-01T10:00:00.000Z',
    ...part,
  },
});
const job: BulkJob = {
  id: 7,
  operation: 'import',
  resource: 'tags',
  state: 'done',
  total: 3,
  done: 3,
  succeeded: 3,
  failed: 0,
  skipped: 0,
  reasons: [],
  undo_until: '2030-01-01T10:00:00.000Z',
  undone: null,
  import_id: 3,
  created_at: '2029-01-01T10:00:00.000Z',
  started_at: null,
  finished_at: null,
};
const bad: ImportRow = { row: 2, values: { name: '' }, action: 'fail', errors: { name: ['This is needed.'] } };

async function openList(viewer = buildViewer({ roles: ['admin'] })) {
  const api = createFakeApi({ tags: [buildTag({ id: 1, name: 'Mentoría' })] }, { viewer });
  const stage = await renderRemote(remote, pages, tagsPath, { api });
  await screen.findByText('1 tag');
  return { ...stage, api };
}

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

test('of a row with faults every cell can be written in, and the next fault follows', async () => {
  const { api, user } = await openList();
  const state = importAnswer({ state: 'checked', mapping: { name: 0, color: 1 } });
  const others = { values: { name: '', color: '#123456' } };
  const failedRows = [
    { ...bad, ...others },
    { ...bad, ...others, row: 5 },
  ];
  const counts = { create: 1, update: 0, skip: 0, fail: 2 };
  api.answer(importCalls.start, () => state);
  api.answer(importCalls.get, () => state);
  api.answer(importCalls.failedRows, () => ({
    data: { counts, failed: failedRows },
    meta: { total: 2, page: 1, per_page: 50 },
  }));
  api.answer(importCalls.correct, () => ({
    data: {
      row: { row: 2, values: { name: 'Sol', color: '#ffffff' }, action: 'create', errors: {} },
      counts: { create: 2, update: 0, skip: 0, fail: 1 },
      corrected: 1,
    },
  }));
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import: Tags' });
  await user.upload(within(dialog).getByLabelText(/CSV file/), new File(['Nombre,Color\n'], 'tags.csv'));
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  const name = await within(dialog).findByLabelText('Name, row 2');
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(2);
  await user.dblClick(within(dialog).getAllByText('#123456')[0] ?? name);
  const color = within(dialog).getByLabelText(/color, row 2/i);
  expect(color).toHaveFocus();
  await user.clear(color);
  await user.type(color, '#ffffff');
  await user.type(name, 'Sol{Enter}');
  expect(await within(dialog).findByText('Correct now')).toBeInTheDocument();
  expect(api.sent(importCalls.correct).at(-1)?.body).toEqual({ row: 2, values: { name: 'Sol', color: '#ffffff' } });
  expect(within(dialog).getByLabelText('Name, row 5')).toHaveFocus();

  // A valid row can be edited again.
  await user.click(within(dialog).getByRole('button', { name: 'Write in all cells of row 2' }));
  expect(within(dialog).getByLabelText('Name, row 2')).toHaveValue('Sol');
  expect(within(dialog).getByLabelText('Name, row 2')).toHaveFocus();
});

test('one wrong value is corrected in all rows with it', async () => {
  const { api, user } = await openList();
  const state = importAnswer({ state: 'checked' });
  let failedRows = [2, 3, 4].map((row) => ({ ...bad, row, values: { name: row === 4 ? 'Y' : 'X' } }));
  let counts = { create: 1, update: 0, skip: 0, fail: 3 };
  api.answer(importCalls.start, () => state);
  api.answer(importCalls.get, () => state);
  api.answer(importCalls.failedRows, () => ({
    data: { counts, failed: failedRows },
    meta: { total: failedRows.length, page: 1, per_page: 50 },
  }));
  api.answer(importCalls.correct, () => {
    failedRows = failedRows.slice(2);
    counts = { create: 3, update: 0, skip: 0, fail: 1 };
    const row = { row: 2, values: { name: 'Sol' }, action: 'create', errors: {} };
    return { data: { row, counts, corrected: 2 } };
  });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import: Tags' });
  await user.upload(within(dialog).getByLabelText(/CSV file/), new File(['Nombre\n'], 'tags.csv'));
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  const name = await within(dialog).findByLabelText('Name, row 2');
  expect(within(dialog).queryByRole('button', { name: /in all rows/ })).not.toBeInTheDocument();
  await user.clear(name);
  await user.type(name, 'Sol');
  await user.click(within(dialog).getByRole('button', { name: 'Correct in all rows with “X”' }));
  expect(await within(dialog).findByText('2 rows were corrected.')).toBeInTheDocument();
  await waitFor(() => expect(within(dialog).queryByLabelText('Name, row 3')).not.toBeInTheDocument());
  expect(within(dialog).getByLabelText('Name, row 4')).toBeInTheDocument();
  expect(api.sent(importCalls.correct)[0]?.body).toEqual({ row: 2, values: { name: 'Sol' }, everywhere: true });
});

test('an import that started although its answer was lost, or in another tab, shows its progress', async () => {
  for (const code of ['NETWORK', 'CONFLICT'] as const) {
    const { api, user, unmount } = await openList();
    let state = importAnswer({ state: 'checked' });
    api.answer(importCalls.start, () => importAnswer({ state: 'checked' }));
    api.answer(importCalls.get, () => state);
    api.answer(importCalls.failedRows, () => ({
      data: { counts: { create: 3, update: 0, skip: 0, fail: 0 }, failed: [] },
      meta: { total: 0, page: 1, per_page: 50 },
    }));
    api.answer(importCalls.run, () => {
      state = importAnswer({ state: 'running', job_id: 7 });
      throw new AppError(code);
    });
    api.answer(bulkCalls.job, () => ({ data: job }));
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import: Tags' });
    await user.upload(within(dialog).getByLabelText(/CSV file/), new File(['Nombre\nNube'], 'tags.csv'));
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Import 3 rows' }));
    expect(await within(dialog).findByText('Done.')).toBeInTheDocument();
    expect(api.sent(importCalls.run)).toHaveLength(1);
    unmount();
  }
});

test('an import that was closed goes on where it stood', async () => {
  const { api, user } = await openList();
  api.answer(importCalls.start, () => importAnswer());
  api.answer(importCalls.get, () => importAnswer());
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import: Tags' });
  await user.upload(within(dialog).getByLabelText(/CSV file/), new File(['Nombre\nNube'], 'tags.csv'));
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  await within(dialog).findByLabelText('Field of Nombre');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByLabelText('Field of Nombre')).toHaveValue('name');
});

test('who may not import is not offered it', async () => {
  await openList(buildViewer({ roles: ['allies'], permissions: ['tags.add'] }));
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});

test('a file that was guessed wrong is read anew as it is said to be, and its examples follow', async () => {
  const { api, user } = await openList();
  let state = importAnswer({
    columns: ['Nombre;Notas'],
    rows: [['Ã±andÃº;x']],
    delimiter: ',',
    encoding: 'windows-1252',
  });
  api.answer(importCalls.start, () => state);
  api.answer(importCalls.get, () => state);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog');
  const file = new File(['Nombre;Notas\nñandú;x'], 'tags.csv', { type: 'text/csv' });
  await user.upload(await within(dialog).findByLabelText(/CSV file/), file);
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  expect(await within(dialog).findByText('Ã±andÃº;x')).toBeInTheDocument();
  state = importAnswer({ id: 4, columns: ['Nombre', 'Notas'], rows: [['ñandú', 'x']], delimiter: ';' });
  await user.selectOptions(within(dialog).getByLabelText('Cells are separated by'), 'Semicolons');
  expect(await within(dialog).findByText('ñandú')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Letters are written as')).toHaveValue('utf-8');
  expect(api.sent(importCalls.start).at(-1)?.body).toMatchObject({ delimiter: ';', encoding: 'windows-1252' });
});
