import { applicationCalls } from '@enlace/shared-contract/recruiting';
import { buildJob, buildViewer } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { community, open } from '../../../testing/stages/jobs-list-stage';

const rows = () => [
  buildJob({ id: 1, title: 'Ingeniera de datos' }),
  buildJob({ id: 2, title: 'Redactora UX' }),
  buildJob({ id: 3, title: 'Jefa de producto' }),
];

const application = (jobId: number) => ({
  job_id: jobId,
  application_id: jobId + 40,
  applied_at: '2024-05-03T12:00:00.000Z',
});

test('marks the jobs of the user in a list, with one request for all rows', async () => {
  const api = community(rows());
  api.answer(applicationCalls.listAppliedJobs, () => ({ data: [application(2), application(3)] }));
  await open('/jobs', api, 'en', buildViewer({ roles: ['latinas'] }));
  expect(await screen.findAllByText('Applied on May 3, 2024')).toHaveLength(2);
  const [first] = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('Ingeniera de datos'));
  expect(first).not.toHaveTextContent('Applied on');
  expect(api.sent(applicationCalls.listAppliedJobs).map(({ client }) => client)).toEqual(['authenticated']);
});

test('a visitor sees no marks and sends no request for them', async () => {
  const { api } = await open('/jobs', community(rows()));
  expect(await screen.findByRole('link', { name: 'Redactora UX' })).toBeInTheDocument();
  expect(api.sent(applicationCalls.listAppliedJobs)).toEqual([]);
});
