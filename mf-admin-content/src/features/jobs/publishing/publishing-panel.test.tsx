import type { AdminRow } from '@enlace/shared-admin';
import { AppError } from '@enlace/shared-contract/errors';
import { type JobPublishing, jobPublishingCalls } from '@enlace/shared-contract/work';
import { buildViewer, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { adminOf, officeApi } from '../../../testing/office';

const draft: JobPublishing = {
  id: 1,
  state: 'draft',
  version: '2030-01-01T00:00:00.000Z',
  moves: ['request_review', 'publish', 'schedule'],
  published_at: null,
  closes_at: null,
  checklist: [
    { part: 'title', is_required: true, is_done: true, words: [] },
    { part: 'description', is_required: true, is_done: false, words: [] },
    { part: 'neutral_words', is_required: false, is_done: false, words: ['ingeniero'] },
  ],
  open_applications: 0,
};

async function openPanel(job: Partial<JobPublishing> = {}) {
  const api = officeApi(await adminOf('jobs'));
  const [row] = api.rows('jobs') as readonly AdminRow[];
  if (row === undefined) throw new Error('no job');
  let present: JobPublishing = { ...draft, ...job };
  api.answer(jobPublishingCalls.getJobPublishing, () => ({ data: present }));
  const become = (next: Partial<JobPublishing>) => {
    present = { ...present, ...next };
    return { data: present };
  };
  const viewer = buildViewer({ roles: ['admin'] });
  const { user } = await renderRemote(remote, pages, `/admin/jobs/${row.id}?panel=publishing`, { api, viewer });
  await screen.findByRole('heading', { name: 'Next steps' });
  return { api, user, id: row.id, become };
}

const button = (name: string) => screen.getByRole('button', { name });

test('shows the state and the checklist, and publishes', async () => {
  const { api, user, become } = await openPanel();
  const list = within(screen.getByRole('region', { name: 'Before publishing' }));
  expect(list.getByText('A description of at least 200 characters').closest('li')).toHaveTextContent(/^Open:/);
  expect(list.getByText('A title').closest('li')).toHaveTextContent(/^Done:/);
  expect(list.getByText('Words of one gender: ingeniero')).toBeInTheDocument();
  api.answer(jobPublishingCalls.moveJob, () => become({ state: 'open', moves: ['pause', 'fill', 'renew', 'close'] }));
  await user.click(button('Publish now'));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  expect(api.sent(jobPublishingCalls.moveJob)[0]?.body).toEqual({ transition: 'publish', version: draft.version });
  expect(screen.getByText('The job is published.')).toBeInTheDocument();
});

test('names what is missing when the job cannot be published', async () => {
  const { api, user } = await openPanel();
  const fields = { job_types: ['Choose a type of employment.'] };
  api.answer(jobPublishingCalls.moveJob, () => {
    throw new AppError('VALIDATION_FAILED', { fields });
  });
  await user.click(button('Publish now'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a type of employment.');
});

test('asks an admin for the note of a return, and keeps it when the job has changed meanwhile', async () => {
  const { api, user, become } = await openPanel({ state: 'in_review', moves: ['return_to_draft'] });
  api.answer(jobPublishingCalls.moveJob, () => {
    become({ state: 'open', moves: ['pause'] });
    throw new AppError('CONFLICT', { userMessage: 'This job has changed.' });
  });
  await user.click(button('Back to draft'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Back to draft' }));
  await user.click(dialog.getByRole('button', { name: 'Back to draft' }));
  expect(dialog.getByText('Write what has to change.')).toBeInTheDocument();
  expect(api.sent(jobPublishingCalls.moveJob)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /What has to change/ }), 'The pay');
  await user.click(dialog.getByRole('button', { name: 'Back to draft' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This job has changed.');
  expect(dialog.getByRole('textbox')).toHaveValue('The pay');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
});

test('renews for some days within the limits', async () => {
  const { api, user, become } = await openPanel({ state: 'closed', moves: ['fill', 'renew'] });
  api.answer(jobPublishingCalls.moveJob, () => become({ state: 'open', moves: ['pause'] }));
  await user.click(button('Renew…'));
  const days = await screen.findByRole('textbox', { name: /Days until the last day/ });
  expect(days).toHaveValue('30');
  const send = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renew…' }));
  await user.clear(days);
  await user.type(days, '6');
  await send();
  expect(screen.getByText('Write a number from 7 to 90.')).toBeInTheDocument();
  await user.clear(days);
  await user.type(days, '14');
  await send();
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  expect(api.sent(jobPublishingCalls.moveJob)[0]?.body).toMatchObject({ transition: 'renew', days: 14 });
});

test('leads from a filled job to the candidates who wait', async () => {
  const { id } = await openPanel({ state: 'filled', moves: ['reopen', 'renew'], open_applications: 3 });
  expect(screen.getByText('3 applications wait for a decision.')).toBeInTheDocument();
  expect(screen.getByText(/Nobody is rejected automatically/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the candidates' })).toHaveAttribute(
    'href',
    `/dashboards/candidates?job_id=${id}`,
  );
});
