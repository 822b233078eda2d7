import { buildChapter, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';
import { answerFacets } from '../answer-facets';

export const bogota = { latitude: 4.711, longitude: -74.0721 };
export const lima = { latitude: -12.0464, longitude: -77.0428 };

export const community = () =>
  answerFacets(
    createFakeApi({
      chapters: [
        buildChapter({ id: 1, name: 'Lima', slug: 'lima', ...lima }),
        buildChapter({ id: 2, name: 'Bogotá', slug: 'bogota', ...bogota }),
      ],
      tags: [],
      event_categories: [],
      events: [],
      jobs: [],
    }),
    { location: [['lima', 'Lima', 3]] },
  );

export const open = (address: string, api: FakeApi = community(), locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, address, { api, viewer: null, locale });

/** A browser that knows its position, or that gives an error with this code. */
export function browserAt(place: { latitude: number; longitude: number } | number) {
  const getCurrentPosition = jest.fn((onPlace: PositionCallback, onError?: PositionErrorCallback | null) => {
    if (typeof place === 'number') onError?.({ code: place } as GeolocationPositionError);
    else onPlace({ coords: place } as GeolocationPosition);
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}
