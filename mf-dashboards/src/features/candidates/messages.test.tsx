import { candidateCalls, type CandidateTemplate } from '@enlace/shared-contract/recruiting';
import { screen, waitFor, within } from '@testing-library/react';

import { createCandidatesApi, open } from '../../testing/candidates-stage';

const template: CandidateTemplate = {
  id: 5,
  company_id: 9,
  kind: 'interview',
  name: 'First talk',
  fallback: 'es',
  version: 1,
  texts: { en: null, es: 'Hola {name}', pt: null },
  updated_at: '2030-05-03T12:00:00.000Z',
};

test('a template is previewed in the language of the candidate, and sent with the move', async () => {
  const api = createCandidatesApi(undefined, {}, [], [template]);
  const { user } = await open('/dashboards/candidates/2', api);
  await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Bea Mamani to an interview?' }));
  expect(await dialog.findByRole('option', { name: 'First talk' })).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText('Message for the candidate'), 'First talk');
  expect(await dialog.findByText('Bea Mamani, in Spanish')).toBeInTheDocument();
  expect(dialog.getByText('Hola Bea Mamani')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Invite to interview' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(candidateCalls.moveCandidates).at(-1)?.body).toEqual({
    move: 'interview',
    ids: [2],
    version: 1,
    template_id: 5,
    key: expect.any(String),
  });
});

test('own words are previewed on request, and stay when the API refuses them', async () => {
  const api = createCandidatesApi(undefined, {}, [], [template]);
  const { user } = await open('/dashboards/candidates/2', api);
  await user.click(await screen.findByRole('button', { name: 'Shortlist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shortlist Bea Mamani?' }));
  await user.selectOptions(dialog.getByLabelText('Message for the candidate'), 'Write freely');
  await user.type(dialog.getByLabelText('Text'), 'Hello {{name}');
  await user.click(dialog.getByRole('button', { name: 'Show how it will look' }));
  expect(await dialog.findByText('Hello Bea Mamani')).toBeInTheDocument();
  api.fail(candidateCalls.moveCandidates, 'VALIDATION_FAILED', { fields: { message: ['Too long.'] } });
  await user.click(dialog.getByRole('button', { name: 'Shortlist' }));
  expect(await dialog.findByText('Too long.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Text')).toHaveValue('Hello {name}');
});
