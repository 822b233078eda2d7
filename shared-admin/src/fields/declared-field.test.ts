import { chapters } from '@enlace/shared-contract/community';
import { companies } from '@enlace/shared-contract/partners';

import { withLimits } from './declared-field';

test('a required field is one that the contract requires', () => {
  expect(withLimits(companies, { name: 'name', type: 'text' })).toMatchObject({ isRequired: true });
  expect(withLimits(companies, { name: 'website', type: 'url' })).toMatchObject({ isRequired: false });
});

test('a number has the limits of the contract', () => {
  expect(withLimits(chapters, { name: 'latitude', type: 'number', step: 'any' })).toEqual({
    name: 'latitude',
    type: 'number',
    step: 'any',
    isRequired: false,
    minimum: -90,
    maximum: 90,
  });
});

test('a field that the contract does not write has no limits', () => {
  expect(withLimits(chapters, { name: 'chapter_leaders', type: 'lines' })).toMatchObject({ isRequired: false });
});
