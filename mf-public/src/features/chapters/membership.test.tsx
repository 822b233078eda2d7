import { authCalls, users, type User } from '@enlace/shared-contract';
import { buildChapter, buildUser, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const viewer = buildViewer({ id: 7, roles: ['latinas'] });
const leader = { id: 7, name: 'Ñusta Quispe', slug: null, headline: null, avatar: null };
const cusco = { id: 9, name: 'Cusco', slug: 'cusco' };

async function open(chapter: User['chapter'], status: 'active' | 'paused' = 'active', leads = false) {
  const api = createFakeApi(
    {
      chapters: [
        buildChapter({ id: 2, name: 'Bogotá', slug: 'bogota', status, ...(leads && { chapter_leaders: [leader] }) }),
      ],
      events: [],
    },
    { viewer },
  );
  let member = buildUser({ id: 7, chapter });
  api.answer(authCalls.actor, () => ({ data: member }));
  api.answer(users.wire.edit ?? users.wire.get, ({ body }) => {
    member = { ...member, chapter: body['chapter_id'] === '' ? null : { id: 2, name: 'Bogotá', slug: 'bogota' } };
    return { data: member };
  });
  const renderedPage = await renderRemote(remote, pages, '/chapters/bogota', { api });
  await screen.findByRole('heading', { level: 1 });
  return { ...renderedPage, api };
}
const panel = (name: string) => screen.findByRole('region', { name }).then((region) => within(region));
const edits = (api: Awaited<ReturnType<typeof open>>['api']) => api.sent(users.wire.edit).map(({ body }) => body);

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

test('a refusal is told, and the choice stays', async () => {
  const { user, api } = await open(null);
  api.fail(users.wire.edit, 'VALIDATION_FAILED', { fields: { chapter_id: ['This chapter takes a break.'] } });
  const join = await panel('Join Bogotá');
  await user.click(join.getByRole('button', { name: 'Join this chapter' }));
  expect(await join.findByRole('alert')).toHaveTextContent('This chapter takes a break.');
});

test('a paused chapter cannot be joined, but left', async () => {
  const { unmount } = await open(cusco, 'paused');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move here' })).not.toBeInTheDocument());
  unmount();
  await open({ id: 2, name: 'Bogotá', slug: 'bogota' }, 'paused');
  expect((await panel('You belong to Bogotá')).getByRole('button', { name: 'Leave this chapter' })).toBeInTheDocument();
});
