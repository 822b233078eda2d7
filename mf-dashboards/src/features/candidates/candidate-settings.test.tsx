import { AppError } from '@enlace/shared-contract/errors';
import {
  type CandidateTemplate,
  candidateStageCalls,
  candidateTemplateCalls,
  type CompanyStages,
} from '@enlace/shared-contract/recruiting';
import { buildViewer, createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { open } from '../../testing/candidates-stage';

const company: CompanyStages = {
  company: { id: 9, name: 'Kumbia' },
  version: 4,
  stages: [
    {
      id: 71,
      name: 'Phone call',
      state: 'interview',
      color: 'teal',
      count: 2,
      names: { en: 'Phone call', es: null, pt: null },
    },
    {
      id: 72,
      name: 'Pair session',
      state: 'interview',
      color: 'plum',
      count: 0,
      names: { en: 'Pair session', es: 'Sesión', pt: null },
    },
  ],
};

const template: CandidateTemplate = {
  id: 5,
  company_id: 9,
  kind: 'interview',
  name: 'First talk',
  fallback: 'es',
  version: 2,
  texts: { en: null, es: 'Hola {name}', pt: null },
  updated_at: '2030-05-03T12:00:00.000Z',
};

function createSettingsApi() {
  const api = createFakeApi({}, { viewer: buildViewer({ roles: ['recruiters'] }) });
  let storedCompany = company;
  api.answer(candidateStageCalls.listCandidateStages, () => ({ data: [storedCompany] }));
  api.answer(candidateStageCalls.saveCandidateStages, ({ body }) => {
    if (body['version'] !== storedCompany.version)
      throw new AppError('CONFLICT', { userMessage: 'Changed meanwhile.' });
    storedCompany = { ...storedCompany, version: storedCompany.version + 1, stages: storedCompany.stages.slice(1) };
    return { data: storedCompany };
  });
  api.answer(candidateTemplateCalls.listCandidateTemplates, () => ({ data: [template] }));
  const change = () => {
    storedCompany = { ...storedCompany, version: storedCompany.version + 1, stages: storedCompany.stages.slice(0, 1) };
  };
  return { api, change };
}

const address = '/dashboards/candidates/settings?company_id=9';

test('stages are moved by the keyboard, named and saved as a list; a removal asks where candidates go', async () => {
  const { api } = createSettingsApi();
  const { user } = await open(address, api);
  const grip = await screen.findByRole('button', { name: 'Move Phone call' });
  grip.focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByText('Phone call is now at place 2 of 2.')).toBeInTheDocument();
  const second = within(screen.getByRole('listitem', { name: 'Stage 2' }));
  await user.click(second.getByRole('button', { name: 'Remove Phone call' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Phone call”?' }));
  expect(dialog.getByText(/2 candidates are there/)).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('To'), 'Pair session');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Add a stage' }));
  const newStage = within(screen.getByRole('listitem', { name: 'Stage 2' }));
  await user.type(newStage.getByLabelText('Name in Spanish'), 'Prueba');
  await user.click(screen.getByRole('button', { name: 'Save the stages' }));
  await waitFor(() =>
    expect(api.sent(candidateStageCalls.saveCandidateStages).map(({ body }) => body)).toEqual([
      {
        company_id: 9,
        version: 4,
        stages: [
          { id: 72, names: { en: 'Pair session', es: 'Sesión', pt: '' }, state: 'interview', color: 'plum' },
          { names: { en: '', es: 'Prueba', pt: '' }, state: 'in_review', color: 'teal' },
        ],
        removed: [{ id: 71, to: 72 }],
      },
    ]),
  );
  expect(await screen.findByText('The stages are saved.')).toBeInTheDocument();
});

test('errors are at their fields, and a list that another recruiter has changed is loaded again on request', async () => {
  const { api, change } = createSettingsApi();
  api.fail(candidateStageCalls.saveCandidateStages, 'VALIDATION_FAILED', {
    fields: { 'stages.1.names': ['Write a name.'] },
  });
  const { user } = await open(address, api);
  const second = within(await screen.findByRole('listitem', { name: 'Stage 2' }));
  await user.type(second.getByLabelText('Name in Portuguese'), 'Sessão');
  await user.click(screen.getByRole('button', { name: 'Save the stages' }));
  expect(await second.findByText('Write a name.')).toBeInTheDocument();
  change();
  await user.click(screen.getByRole('button', { name: 'Save the stages' }));
  expect(await screen.findByText('Changed meanwhile.')).toBeInTheDocument();
  expect(second.getByLabelText('Name in Portuguese')).toHaveValue('Sessão');
  await user.click(screen.getByRole('button', { name: 'Load the list again' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Stage 2' })).not.toBeInTheDocument());
});

test('templates are added, with the errors of the API at their fields', async () => {
  const { api } = createSettingsApi();
  api.fail(candidateTemplateCalls.addCandidateTemplate, 'VALIDATION_FAILED', {
    fields: { 'texts.es': ['These words in braces mean nothing: nombre'] },
  });
  api.answer(candidateTemplateCalls.addCandidateTemplate, () => ({ data: { ...template, id: 6 } }));
  const { user } = await open(address, api);
  expect(await screen.findByText('First talk')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Second');
  await user.type(dialog.getByLabelText('Text in Spanish'), 'Hola {{nombre}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/mean nothing: nombre/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Text in Spanish')).toHaveValue('Hola {nombre}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(candidateTemplateCalls.addCandidateTemplate).at(-1)?.body).toEqual({
    company_id: 9,
    kind: 'interview',
    name: 'Second',
    texts: { en: '', es: 'Hola {nombre}', pt: '' },
  });
});
