import { buildMemberPerk, buildPerk, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const offers = () =>
  createFakeApi({
    jefa_perks: [
      buildMemberPerk({ id: 1, name: 'Servers', kind: 'tools', benefit: 'A year free', partner: 'Telar' }),
      buildMemberPerk({ id: 2, name: 'Curso', url: 'https://aula.example.com', ends_on: '2031-02-28' }),
    ],
    perks: [
      buildPerk({ id: 1, name: 'Four-day week', slug: 'four-day-week', companies_count: 12 }),
      buildPerk({ id: 2, name: 'A parrot', companies_count: 0 }),
    ],
  });

export const open = (api = offers(), locale: 'en' | 'pt' = 'en', address = '/perks') =>
  renderRemote(remote, pages, address, { api, viewer: null, locale });
