import { defaultPrivacy, privacyCalls } from '@enlace/shared-contract/identity';
import { renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';
import { createOwnApi } from '../own-api';

const ownPage = {
  id: 7,
  name: 'Ñusta Quispe',
  slug: 'nusta-quispe-7',
  headline: 'Data engineer',
  company: null,
  bio: null,
  city: null,
  country_code: null,
  country: null,
  avatar: null,
  is_founder: false,
  linkedin: null,
  talks: [],
  chapters: [],
  courses: [],
  articles: [],
  created_at: '2024-02-03T10:00:00Z',
  updated_at: '2024-02-03T10:00:00Z',
};

export const open = async () => {
  const ownServer = createOwnApi(
    {
      bio: 'I build pipelines.',
      company: 'Tejido',
      privacy: { ...defaultPrivacy, bio: 'recruiters' },
    },
    { people: [ownPage] },
  );
  ownServer.api.answer(privacyCalls.update, ({ body }) => ({ data: { ...defaultPrivacy, ...body } }));
  const renderedPage = await renderRemote(remote, pages, '/my/privacy', { api: ownServer.api, locale: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Who sees what' });
  return { ...ownServer, ...renderedPage };
};
