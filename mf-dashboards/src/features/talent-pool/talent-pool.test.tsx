import { talentPoolCalls } from '@enlace/shared-contract/talent-pool';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { buildPoolMember, createPoolApi, hiddenMember, openPool } from '../../testing/pool-stage';

async function chooseSkill(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: 'Skills' }));
  await user.click(await screen.findByRole('option', { name }));
  await user.keyboard('{Escape}');
}

test('lists what members show; a hidden name has a word of its own', async () => {
  const api = createPoolApi({
    members: [buildPoolMember({ skills: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] }), hiddenMember],
  });
  await openPool('/dashboards/talent-pool', api);
  expect(await screen.findByRole('heading', { name: '2 members' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ana Quispe' })).toHaveAttribute('href', '/dashboards/talent-pool/1');
  expect(screen.getByRole('link', { name: /^Member of the community ?, Data analyst$/ })).toBeInTheDocument();
  expect(screen.getByText('Lima, Peru · Software engineering · Senior · 6 years')).toBeInTheDocument();
  expect(screen.getAllByText('Available now')).toHaveLength(2);
  expect(screen.getByText('F')).toBeInTheDocument();
  expect(screen.queryByText('G')).not.toBeInTheDocument();
  expect(screen.getByText('2 more skills')).toBeInTheDocument();
});

test('filters are in the address, each has a chip that removes it', async () => {
  const { api, user, where } = await openPool('/dashboards/talent-pool');
  await screen.findByRole('heading', { name: '2 members' });
  await chooseSkill(user, 'React');
  await chooseSkill(user, 'Python');
  await user.click(await screen.findByRole('radio', { name: 'one of them' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Availability' }), 'Available now');
  await user.type(screen.getByRole('textbox', { name: 'Years of experience from' }), '3');
  await user.type(screen.getByRole('searchbox'), 'engineer{Enter}');
  await waitFor(() =>
    expect(where()).toBe('/dashboards/talent-pool?search=engineer&skills=1,3&match=or&from=3&available=now'),
  );
  expect(await screen.findByRole('heading', { name: '1 member' })).toBeInTheDocument();
  await waitFor(() =>
    expect(api.sent(talentPoolCalls.listTalentPool).at(-1)?.query).toEqual({
      search: 'engineer',
      skills: [1, 3],
      skill_mode: 'or',
      years_from: 3,
      availability: 'now',
      sort: 'updated_at',
      order: 'desc',
      page: 1,
      per_page: 25,
      lang: 'en',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove filter: Python' }));
  await waitFor(() => expect(where()).toContain('skills=1&'));
  expect(screen.getByRole('heading', { level: 2, name: '1 member' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(where()).toBe('/dashboards/talent-pool'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most years first');
  await waitFor(() => expect(where()).toBe('/dashboards/talent-pool?sort=years'));
});

test('without a match, names the filter to remove and the number of members without it', async () => {
  const { user, where } = await openPool('/dashboards/talent-pool?skills=1,3&search=Ana');
  expect(await screen.findByText('No member fits all filters')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'One of the skills is enough: 1 member' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Without “Ana”/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Without Python: 1 member' }));
  expect(await screen.findByRole('link', { name: 'Ana Quispe' })).toBeInTheDocument();
  expect(where()).toBe('/dashboards/talent-pool?search=Ana&skills=1');
});

test('a recruiter without a company reads why the pool is empty', async () => {
  await openPool('/dashboards/talent-pool', createPoolApi({ members: [], companies: [] }));
  expect(await screen.findByText('You recruit for no company yet')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Skills' })).not.toBeInTheDocument();
});
