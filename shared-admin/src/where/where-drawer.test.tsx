import { chapters } from '@enlace/shared-contract/community';
import { defineTexts } from '@enlace/shared-platform';
import { createFakeApi, renderScreen } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { createAdmin } from '../declare/create-admin';
import { WhereDrawer } from './where-drawer';

const en = {
  title: 'Chapters',
  add: 'Add',
  search: 'Search',
  count_one: '{count}',
  count_other: '{count}',
  none: { title: 'None', hint: '' },
  added: '',
  saved: '',
  removed: '',
  remove: '',
  fields: { name: 'Name', status: 'Status', created_at: 'Added', members_count: 'Members' },
  options: { status: { active: 'Active', planned: 'Planned', paused: 'Paused' } },
};
const same = () => Promise.resolve({ texts: en });
const admin = createAdmin('test').resource({
  contract: chapters,
  path: '/admin/chapters',
  texts: defineTexts('test', en, { es: same, pt: same }),
  columns: [{ name: 'name' }],
});

function open(where: string) {
  const appliedFilters: string[] = [];
  const Component = () => (
    <WhereDrawer admin={admin} where={where} onApply={(text) => appliedFilters.push(text)} onClose={() => undefined} />
  );
  const stage = renderScreen({ Component }, { api: createFakeApi({ chapters: [] }) });
  return { ...stage, appliedFilters };
}

test('conditions are joined, relative dates among them, and only what has a name can be asked', async () => {
  const { user, appliedFilters } = open('');
  const first = within(await screen.findByRole('dialog')).getByRole('group', { name: 'Name' });
  expect(within(first).getByLabelText('Field')).toHaveTextContent('NameStatusMembersAdded');
  await user.type(within(first).getByLabelText('Value'), 'bog');
  await user.click(screen.getByRole('button', { name: 'Add group' }));
  const second = screen.getAllByRole('group', { name: 'Name' })[1];
  if (second === undefined) throw new Error('no second condition');
  await user.selectOptions(within(second).getByLabelText('Field'), 'Added');
  const dateGroup = screen.getByRole('group', { name: 'Added' });
  await user.selectOptions(within(dateGroup).getByLabelText('Comparison'), 'in the last');
  await user.selectOptions(within(dateGroup).getByLabelText('Unit'), 'months');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(JSON.parse(appliedFilters[0] ?? '')).toEqual({
    and: [
      { field: 'name', op: 'contains', value: 'bog' },
      { or: [{ field: 'created_at', op: 'last', value: { n: 7, unit: 'month' } }] },
    ],
  });
});

test('a filter of the address is shown as it is, and can be taken away', async () => {
  const { user, appliedFilters } = open(JSON.stringify({ field: 'members_count', op: 'gte', value: 10 }));
  const row = await screen.findByRole('group', { name: 'Members' });
  expect(within(row).getByLabelText('Value')).toHaveValue(10);
  await user.click(within(row).getByRole('button', { name: 'Remove condition' }));
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(appliedFilters).toEqual(['']);
});
