import { buildPressItem, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const cuttings = () =>
  createFakeApi({
    press: [
      buildPressItem({ id: 1, title: 'Antes', published_on: '2025-03-02' }),
      buildPressItem({
        id: 2,
        title: 'Quem escreve o software',
        outlet: 'Revista Avesso',
        language: 'pt',
        kind: 'podcast',
        quote: 'A gente segura a porta.',
        author: 'Helena Assunção',
      }),
      buildPressItem({ id: 3, title: 'A quiet network', language: 'en', url: null }),
    ],
  });

export const open = (address: string, api = cuttings()) => renderRemote(remote, pages, address, { api, viewer: null });
