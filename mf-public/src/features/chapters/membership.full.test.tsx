import { fireEvent, screen, waitFor } from '@testing-library/react';

import { open, panel, edits } from '../../testing/stages/membership-stage';

const cusco = { id: 9, name: 'Cusco', slug: 'cusco' };

test('a double press joins; it does not join and leave', async () => {
  const { user, api } = await open(null);
  await user.dblClick((await panel('Join Bogotá')).getByRole('button', { name: 'Join this chapter' }));
  const memberPanel = await panel('You belong to Bogotá');
  fireEvent.click(memberPanel.getByRole('button', { name: 'Leave this chapter' }), { detail: 2 });
  expect(memberPanel.getByRole('status')).toHaveTextContent('Welcome to Bogotá.');
  expect(edits(api)).toEqual([{ chapter_id: '2' }]);
});

test('a member of another chapter moves', async () => {
  const { user, api } = await open(cusco);
  const move = await panel('Move to Bogotá');
  expect(move.getByText(/You belong to Cusco/)).toBeInTheDocument();
  await user.click(move.getByRole('button', { name: 'Move here' }));
  await panel('You belong to Bogotá');
  expect(edits(api)).toEqual([{ chapter_id: '2' }]);
});

test('a leader reads what leaving takes along, and can stay', async () => {
  const { user, api } = await open({ id: 2, name: 'Bogotá', slug: 'bogota' }, 'active', true);
  await user.dblClick((await panel('You belong to Bogotá')).getByRole('button', { name: 'Leave this chapter' }));
  const question = await panel('Leave Bogotá, which you lead?');
  expect(question.getByText(/You then no longer lead Bogotá/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(edits(api)).toEqual([]);
  await user.click((await panel('You belong to Bogotá')).getByRole('button', { name: 'Leave this chapter' }));
  await user.click(screen.getByRole('button', { name: 'Leave and stop leading' }));
  expect(await panel('Join Bogotá')).toBeDefined();
  expect(edits(api)).toEqual([{ chapter_id: '' }]);
});

test('a leader of another chapter reads what moving takes along, and can stay', async () => {
  const { user, api } = await open(cusco, 'active', false, ['chapters.lead']);
  await user.click((await panel('Move to Bogotá')).getByRole('button', { name: 'Move here' }));
  const question = await panel('Leave Cusco, which you lead?');
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(edits(api)).toEqual([]);
  await user.click((await panel('Move to Bogotá')).getByRole('button', { name: 'Move here' }));
  await user.click(screen.getByRole('button', { name: 'Leave and stop leading' }));
  await panel('You belong to Bogotá');
  expect(edits(api)).toEqual([{ chapter_id: '2' }]);
});

test('a paused chapter cannot be joined, but left', async () => {
  const { unmount } = await open(cusco, 'paused');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move here' })).not.toBeInTheDocument());
  unmount();
  await open({ id: 2, name: 'Bogotá', slug: 'bogota' }, 'paused');
  expect((await panel('You belong to Bogotá')).getByRole('button', { name: 'Leave this chapter' })).toBeInTheDocument();
});
