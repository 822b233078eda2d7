import {
  buildCompany,
  buildCompanyCategory,
  buildCompanyCountry,
  createFakeApi,
  renderRemote,
  type FakeApi,
} from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const open = (address: string, api: FakeApi, locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, address, { api, viewer: null, locale });

export function directory() {
  return createFakeApi({
    companies: [
      buildCompany({ id: 1, name: 'Órale Logística', slug: 'orale', paid_maternity_leave: true, jobs_count: 3 }),
      buildCompany({ id: 2, name: 'Ceiba Salud', company_categories: [{ id: 1, name: 'Health', slug: 'health' }] }),
    ],
    company_categories: [buildCompanyCategory({ id: 1, name: 'Health', slug: 'health' })],
    company_countries: [buildCompanyCountry({ id: 1, name: 'Colombia', code: 'CO' })],
  });
}
