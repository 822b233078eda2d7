import { mediaCalls } from '@enlace/shared-contract/media';
import { buildMedium, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

export const overview = {
  folders: [{ path: 'Events/2026', count: 2 }],
  tags: [{ name: 'portrait', count: 1 }],
  total: 3,
  bytes: 2_400_000,
  unused: 1,
  missing_alt: 1,
};
export const longName =
  'una fotografía con un nombre larguísimo que nadie quiso acortar antes de subirla a la biblioteca.jpg';

export function createApi(): FakeApi {
  const api = createFakeApi({
    media: [
      buildMedium({ id: 1, name: longName, alt: { en: 'Two chairs' }, folder: 'Events/2026' }),
      buildMedium({ id: 2, name: 'mesa.jpg', used_in: [{ resource: 'job_locations', id: 9, label: 'Una noche' }] }),
      buildMedium({
        id: 3,
        kind: 'document',
        name: 'programa.pdf',
        mime: 'application/pdf',
        width: null,
        height: null,
      }),
    ],
  });
  api.answer(mediaCalls.overview, () => ({ data: overview }));
  return api;
}

export const open = (api: FakeApi, address = '/admin/media') => renderRemote(remote, pages, address, { api });
export const tile = (name: RegExp) => screen.findByRole('option', { name });
