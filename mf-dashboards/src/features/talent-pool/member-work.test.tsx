import { talentNotesCalls, talentPoolsCalls } from '@enlace/shared-contract/talent-pool';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { createPoolApi, openPool } from '../../testing/pool-stage';
import { buildNote, buildTalentPool } from '../../testing/talent-answers';

const company = { id: 1, name: 'Kumbia' };
const address = '/dashboards/talent-pool/1';

const openPart = async (name: string) => within(await screen.findByRole('region', { name }));

test('tags are added and removed by keyboard; a refused one stays in the field', async () => {
  const api = createPoolApi({ talent: { file: { tags: [{ name: 'Sénior', company }] } } });
  const { user } = await openPool(address, api);
  const file = await openPart('Kept by your company');
  api.fail(talentPoolsCalls.addTag, 'VALIDATION_FAILED', { fields: { name: ['Not this one.'] } });
  await user.type(await file.findByRole('combobox', { name: 'New tag' }), 'Remota{Enter}');
  expect(await file.findByText('Not this one.')).toBeInTheDocument();
  expect(file.getByRole('combobox', { name: 'New tag' })).toHaveValue('Remota');
  await user.keyboard('{Enter}');
  expect(await file.findByRole('button', { name: 'Remove tag: Remota' })).toBeInTheDocument();
  file.getByRole('button', { name: 'Remove tag: Sénior' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(file.queryByText('Sénior')).not.toBeInTheDocument());
});

test('the member is put into a pool, and a follow-up is set and done', async () => {
  const api = createPoolApi({ talent: { pools: [buildTalentPool()] } });
  const { user } = await openPool(address, api);
  const file = await openPart('Kept by your company');
  await user.selectOptions(await file.findByRole('combobox', { name: 'Choose a pool' }), 'Diseño');
  await user.click(file.getByRole('button', { name: 'Add to pool' }));
  expect(await file.findByRole('button', { name: 'Remove from pool: Diseño' })).toBeInTheDocument();
  await user.click(file.getByRole('button', { name: 'Set follow-up' }));
  fireEvent.change(file.getByLabelText(/^Day/), { target: { value: '2026-12-24' } });
  await user.type(file.getByRole('textbox', { name: 'What for' }), 'Café');
  await user.click(file.getByRole('button', { name: 'Save' }));
  expect(await file.findByText('On Dec 24, 2026')).toBeInTheDocument();
  expect(api.sent(talentNotesCalls.setFollowUp).at(-1)?.body).toEqual({
    company_id: 1,
    visibility: 'own',
    due_on: '2026-12-24',
    word: 'Café',
  });
  await user.click(file.getByRole('button', { name: 'Done' }));
  expect(await file.findByText('No follow-up is open.')).toBeInTheDocument();
});

test('a note is written and changed; a change in another window is shown with both words', async () => {
  const api = createPoolApi({ talent: { notes: [buildNote({ can_edit: false, text: 'Habló del telar' })] } });
  const { user } = await openPool(address, api);
  const notes = await openPart('Notes');
  expect(await notes.findByText('Habló del telar')).toBeInTheDocument();
  expect(notes.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  await user.type(notes.getByRole('textbox', { name: 'New note' }), 'Llamar en enero');
  await user.click(notes.getByRole('radio', { name: 'Only you' }));
  await user.click(notes.getByRole('button', { name: 'Save note' }));
  expect(await notes.findByText('Llamar en enero')).toBeInTheDocument();
  await user.click(notes.getByRole('button', { name: /^Edit note of/ }));
  const details = { visibility: 'own', text: 'Llamar en marzo', version: 5 };
  api.fail(talentNotesCalls.editNote, 'CONFLICT', { details });
  await user.type(notes.getByRole('textbox', { name: 'Note' }), ' o febrero');
  await user.click(notes.getByRole('button', { name: 'Save' }));
  expect(await notes.findByRole('alert')).toHaveTextContent('Llamar en marzo');
  await user.click(notes.getByRole('button', { name: 'Keep my words' }));
  await user.click(notes.getByRole('button', { name: 'Save' }));
  expect(await notes.findByText('Llamar en enero o febrero')).toBeInTheDocument();
  expect(api.sent(talentNotesCalls.editNote).at(-1)?.body).toMatchObject({ version: 5 });
});

test('a member who has left the pool has no notes and no file of the company', async () => {
  const api = createPoolApi();
  api.fail(talentPoolsCalls.getMemberFile, 'NOT_FOUND');
  api.fail(talentNotesCalls.listNotes, 'NOT_FOUND');
  await openPool(address, api);
  await waitFor(() => expect(api.sent(talentNotesCalls.listNotes)).toHaveLength(1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Quispe' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notes' })).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Kept by your company' })).not.toBeInTheDocument();
});
