import {
  buildChapter,
  buildCountry,
  buildUser,
  createFakeApi,
  renderRemote,
  type FakeApiOptions,
} from '@enlace/shared-testing';
import { type Spot } from '@enlace/shared-testing/page-objects';
import { screen } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

const cities = ['Bogotá', 'São Paulo', 'Asunción'];

export function createApi(options: FakeApiOptions = {}, count = cities.length) {
  const rows = Array.from({ length: count }, (_, index) =>
    buildChapter({ id: index + 1, name: cities[index] ?? `City ${index + 1}` }),
  );
  const countryRows = ['CO', 'BR', 'MX', 'PY', 'ES'].map((code, index) => buildCountry({ id: index + 1, code }));
  return createFakeApi({ chapters: rows, countries: countryRows, users: [buildUser({ id: 1 })] }, options);
}

export const open = (address = '/admin/chapters', api = createApi()) => renderRemote(remote, pages, address, { api });
export const find = ({ role, name }: Spot) => screen.findByRole(role, { name });
