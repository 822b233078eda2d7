import { countries, states } from '@enlace/shared-contract/community';

import { lookupResource } from '../../../kit/core/table/lookup-resource';

export const countriesResource = lookupResource(countries, { table: 'countries', columns: ['code'] });

export const statesResource = lookupResource(states, {
  table: 'states',
  columns: ['code', 'country_code'],
  isTranslated: false,
  hasCountry: true,
});
