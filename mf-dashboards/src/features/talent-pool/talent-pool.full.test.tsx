import { talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { screen, waitFor, within } from '@testing-library/react';

import { buildPoolMember, createPoolApi, openPool } from '../../testing/pool-stage';

const many = Array.from({ length: 30 }, (_, index) => buildPoolMember({ id: index + 1, name: `Person ${index + 1}` }));

test('invalid parts of an address are ignored', async () => {
  const address = '/dashboards/talent-pool?skills=1,x,1&country=peru&from=99&available=never&sort=name&page=0';
  const { api } = await openPool(address);
  await screen.findByRole('heading', { name: '1 member' });
  expect(api.sent(talentPoolCalls.listTalentPool)[0]?.query).toEqual({
    skills: [1],
    sort: 'updated_at',
    order: 'desc',
    page: 1,
    per_page: 25,
    lang: 'en',
  });
});

test('a page behind the last leads to the last', async () => {
  const { where } = await openPool('/dashboards/talent-pool?page=9', createPoolApi({ members: many }));
  expect(await screen.findByRole('link', { name: 'Person 30' })).toBeInTheDocument();
  expect(where()).toBe('/dashboards/talent-pool?page=2');
});

test('wrong years are refused at the field and not sent', async () => {
  const { user, where } = await openPool('/dashboards/talent-pool?from=9');
  await screen.findByRole('heading', { name: '2 members' });
  const from = screen.getByRole('textbox', { name: 'Years of experience from' });
  const to = screen.getByRole('textbox', { name: 'Years of experience to' });
  expect(from).toHaveValue('9');
  await user.type(to, '5');
  expect(await screen.findByText('The first number is greater than the second.')).toBeInTheDocument();
  await user.type(to, 'x');
  expect(await screen.findByText('Whole years from 0 to 60.')).toBeInTheDocument();
  await waitFor(() => expect(where()).toBe('/dashboards/talent-pool?from=9&to=5'));
});

test('in a narrow window the filters are in a drawer', async () => {
  const { matchMedia } = window;
  Object.assign(window, { matchMedia: (media: string) => Object.assign(matchMedia(media), { matches: true }) });
  try {
    const { user } = await openPool('/dashboards/talent-pool?available=now');
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Availability' }), 'At any time');
    await user.click(await within(drawer).findByRole('button', { name: 'Show 2 members' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  } finally {
    Object.assign(window, { matchMedia });
  }
});

test('a failed list, and failed choices, are tried again', async () => {
  const api = createPoolApi();
  api.fail(talentPoolCalls.listTalentPool, 'UNAVAILABLE', { userMessage: 'Back in a minute.' });
  const { user } = await openPool('/dashboards/talent-pool', api);
  expect(await screen.findByText('Back in a minute.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '2 members' })).toBeInTheDocument();
});

test('an empty pool without filters has words of its own, in Portuguese too', async () => {
  await openPool('/dashboards/talent-pool', createPoolApi({ members: [] }), 'pt');
  expect(await screen.findByText('Ainda não há participantes no banco')).toBeInTheDocument();
});
