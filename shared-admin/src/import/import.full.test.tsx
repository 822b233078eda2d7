import { bulkCalls, importCalls } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import { screen, waitFor, within } from '@testing-library/react';

import { importAnswer, job, bad, openList } from '../testing/stages/import-stage';

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
