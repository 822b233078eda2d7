import { authCalls, users, type User } from '@enlace/shared-contract/identity';
import { buildChapter, buildUser, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

const leader = { id: 7, name: 'Ñusta Quispe', slug: null, headline: null, avatar: null };

export async function open(
  chapter: User['chapter'],
  status: 'active' | 'paused' = 'active',
  leads = false,
  permissions: string[] = [],
  groupUrl: string | null = null,
) {
  const viewer = buildViewer({ id: 7, roles: ['latinas'], permissions });
  const api = createFakeApi(
    {
      chapters: [
        buildChapter({
          id: 2,
          name: 'Bogotá',
          slug: 'bogota',
          status,
          ...(leads && { chapter_leaders: [leader] }),
          has_group: groupUrl !== null,
          group_url: groupUrl,
        }),
      ],
      events: [],
      chapter_people: [],
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
export const panel = (name: string) => screen.findByRole('region', { name }).then((region) => within(region));
export const edits = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.sent(users.wire.edit).map(({ body }) => body);
