import { chapterMembers } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';

import { screen } from '@testing-library/react';

import { open, panel, edits } from '../../testing/stages/membership-stage';

test('a member without a chapter joins, and can leave again in the same place', async () => {
  const { user, api } = await open(null);
  await user.click((await panel('Join Bogotá')).getByRole('button', { name: 'Join this chapter' }));
  const memberPanel = await panel('You belong to Bogotá');
  expect(memberPanel.getByRole('status')).toHaveTextContent('Welcome to Bogotá.');
  const leave = memberPanel.getByRole('button', { name: 'Leave this chapter' });
  expect(leave).toHaveFocus();
  await user.click(leave);
  expect((await panel('Join Bogotá')).getByRole('status')).toHaveTextContent('You have left Bogotá.');
  expect(edits(api)).toEqual([{ chapter_id: '2' }, { chapter_id: '' }]);
});

test('a refusal is told, and the choice stays', async () => {
  const { user, api } = await open(null);
  api.fail(users.wire.edit, 'VALIDATION_FAILED', { fields: { chapter_id: ['This chapter takes a break.'] } });
  const join = await panel('Join Bogotá');
  await user.click(join.getByRole('button', { name: 'Join this chapter' }));
  expect(await join.findByRole('alert')).toHaveTextContent('This chapter takes a break.');
});

test('the group opens for members of the chapter; others read that members get the link', async () => {
  const url = 'https://chat.example.org/bogota';
  const { user } = await open(null, 'active', false, [], url);
  const join = await panel('Join Bogotá');
  expect(join.getByText(/Its members also talk in a group/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open the group' })).not.toBeInTheDocument();
  await user.click(join.getByRole('button', { name: 'Join this chapter' }));
  const link = await screen.findByRole('link', { name: 'Open the group' });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the only leader names a successor among the members, or leaves the chapter without a leader', async () => {
  const { user, api } = await open({ id: 2, name: 'Bogotá', slug: 'bogota' }, 'active', true, ['chapters.lead']);
  api.answer(chapterMembers.wire.list, () => ({
    data: [
      { id: 7, name: 'Ñusta Quispe', detail: null },
      { id: 8, name: 'Zoë Avilés', detail: 'Analista' },
    ],
    meta: { total: 2 },
  }));
  api.fail(users.wire.edit, 'LAST_LEADER', { fields: { chapter_id: ['No leader'] } });
  await user.click((await panel('You belong to Bogotá')).getByRole('button', { name: 'Leave this chapter' }));
  await user.click(screen.getByRole('button', { name: 'Leave and stop leading' }));
  const question = await panel('You are the only leader of Bogotá');
  const pass = question.getByRole('button', { name: 'Leave, the member leads' });
  expect(pass).toBeDisabled();
  await user.selectOptions(await question.findByLabelText('Next leader'), 'Zoë Avilés · Analista');
  expect(question.queryByRole('option', { name: 'Ñusta Quispe' })).not.toBeInTheDocument();
  await user.click(pass);
  await panel('Join Bogotá');
  expect(edits(api).at(-1)).toEqual({ chapter_id: '', successor_id: '8' });
});
