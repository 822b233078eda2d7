import { buildUser } from '@enlace/shared-testing';

import { valueOf } from './field-values';

test('the country of an account is named in the language of the viewer', () => {
  const user = buildUser({ country_code: 'MX', country: 'Mexico' });
  expect(valueOf(user, 'country_code', 'es')).toBe('México');
  expect(valueOf(user, 'country_code', 'en')).toBe('Mexico');
});
