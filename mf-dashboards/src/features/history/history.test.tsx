import { talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { buildEntry, createPoolApi, hoursAgo, openPool } from '../../testing/pool-stage';

const longAgo = hoursAgo(24 * 40);
const entries = [
  buildEntry({ at: hoursAgo(0) }),
  buildEntry({ id: 'contact-1', kind: 'contact', at: longAgo, state: 'accepted', text: 'Shall we talk?' }),
  buildEntry({
    id: 'application-1',
    kind: 'application',
    at: longAgo,
    job: 'Data analyst',
    from: 'viewed',
    to: 'interview',
    actor: null,
    member: { id: 2, name: null },
    text: 'Call on Monday',
  }),
];

test('each entry is a sentence with its words, by day', async () => {
  await openPool('/dashboards/history', createPoolApi({ entries }));
  const today = await screen.findByRole('region', { name: 'Today' });
  expect(within(today).getByRole('listitem')).toHaveTextContent(
    'Renata Guimarães opened the profile of Ana Quispe for Kumbia.',
  );
  const [, contact, step] = screen.getAllByRole('listitem');
  expect(contact).toHaveTextContent('Renata Guimarães wrote to Ana Quispe for Kumbia.');
  expect(contact).toHaveTextContent('Shall we talk?');
  expect(contact).toHaveTextContent('Accepted');
  expect(step).toHaveTextContent(
    'A recruiter who left moved a member of the community from “Seen” to “Interview” for Data analyst at Kumbia.',
  );
  expect(step).toHaveTextContent('Call on Monday');
  expect(screen.getByRole('link', { name: 'a member of the community' })).toHaveAttribute(
    'href',
    '/dashboards/talent-pool/2',
  );
});

test('kind and days are in the address', async () => {
  const { api, user, where } = await openPool('/dashboards/history', createPoolApi({ entries }));
  await screen.findByRole('region', { name: 'Today' });
  await user.click(screen.getByRole('tab', { name: 'Messages' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(where()).toBe('/dashboards/history?kind=contact&from=2026-11-01'));
  await waitFor(() =>
    expect(api.sent(talentPoolCalls.listTracking).at(-1)?.query).toEqual({
      kind: 'contact',
      from: new Date('2026-11-01T00:00:00').toISOString(),
      page: 1,
      per_page: 50,
      lang: 'en',
    }),
  );
  expect(await screen.findByText('Shall we talk?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear dates' }));
  await waitFor(() => expect(where()).toBe('/dashboards/history?kind=contact'));
});

test('an empty history leads to the talent pool; without a match it can be shown whole', async () => {
  const { user, where } = await openPool('/dashboards/history?kind=view');
  await user.click(await screen.findByRole('button', { name: 'Show the whole history' }));
  await waitFor(() => expect(where()).toBe('/dashboards/history'));
  expect(await screen.findByRole('link', { name: 'Open the talent pool' })).toBeInTheDocument();
});
