import { versionTag } from '@enlace/shared-contract/admin';
import { buildSeniorityLevel, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages, remote, edit, get, openList, pencil, rowOf } from '../testing/stages/cells-stage';

if (edit === undefined || get === undefined) throw new Error('levels are edited');

test('a value is written in its cell, saved from the version that is shown, and taken back', async () => {
  const { api, user } = await openList();
  const before = String(api.rows('seniority_levels')[1]?.['updated_at']);
  await user.click(pencil('Rank: Senior'));
  const box = await screen.findByRole('spinbutton', { name: 'Rank: Senior' });
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, '7{Enter}');
  expect(await rowOf('Senior').findByText('Saved.')).toBeInTheDocument();
  expect(rowOf('Senior').getByText('7')).toBeInTheDocument();
  expect(api.sent(edit).at(-1)).toMatchObject({ body: { rank: 7 }, ifMatch: versionTag(before) });

  await user.click(rowOf('Senior').getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.rows('seniority_levels')[1]?.['rank']).toBe(3));
  expect(rowOf('Senior').getByText('3')).toBeInTheDocument();
});

test('what does not fit is said at once, what the server refuses is taken back and said in the cell', async () => {
  const { api, user } = await openList();
  await user.click(pencil('Name: Junior'));
  await user.clear(await screen.findByRole('textbox', { name: 'Name: Junior' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('This is needed.');

  api.fail(edit, 'VALIDATION_FAILED', { fields: { name: ['Ese nombre ya existe.'] } });
  await user.keyboard('Senior{Enter}');
  expect(await screen.findByText('Ese nombre ya existe.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Junior' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write again' }));
  expect(await screen.findByRole('textbox', { name: 'Name: Junior' })).toHaveValue('Senior');
});

test('nobody writes who may not edit', async () => {
  const viewer = { id: 5, name: 'Ana', roles: ['latinas'], permissions: [] };
  const rows = [buildSeniorityLevel({ id: 1, name: 'Junior', rank: 1 })];
  const api = createFakeApi({ seniority_levels: rows }, { viewer });
  await renderRemote(remote, pages, '/admin/levels', { api });
  expect(await screen.findByText('Junior')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Junior/ })).not.toBeInTheDocument();
});
