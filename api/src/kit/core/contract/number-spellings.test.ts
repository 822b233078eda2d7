import { fieldErrors } from '../../../infrastructure/errors/field-errors';
import { updatePackageSchema } from '@enlace/shared-contract/packages';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import { type SchemaPart, schemaPartsOf } from '../../../testing/contract/schema-parts';
import { contractValues } from './contract-values';

const spellings = ['0x10', '0b10000', '0o20', '1e3', '1E1', 'Infinity', '16_000', '1,6'];

/** Whether a text becomes a number: an amount, an id, a page, a version. */
const isNumber = ({ schema }: SchemaPart): boolean => {
  const parsed = schema.safeParse('16');
  return parsed.success && parsed.data === 16;
};

describe('a number of a form', () => {
  const parts = [
    ...Object.entries(contractValues).flatMap(([name, value]) => schemaPartsOf(name, value, true)),
    ...mountedResources.flatMap(({ resource }) => schemaPartsOf(resource.name, resource.write, true)),
  ].filter(isNumber);

  test('has digits only, in every body', () => {
    const names = new Set(parts.map(({ name }) => name));
    assert.ok(names.size > 20, [...names].join());
    const faults = parts.flatMap(({ name, schema }) =>
      spellings.filter((spelling) => schema.safeParse(spelling).success).map((spelling) => `${name} takes ${spelling}`),
    );
    assert.deepEqual([...new Set(faults)], []);
  });

  test('that is whole has no separator of thousands', () => {
    const wholeParts = parts.filter(({ schema }) => !schema.safeParse('16.5').success);
    const faults = wholeParts.filter(({ schema }) =>
      ['16.000', '1.600'].some((text) => schema.safeParse(text).success),
    );
    assert.deepEqual(
      faults.map(({ name }) => name),
      [],
    );
  });

  test('in another spelling is refused with an example', () => {
    for (const price of ['1e3', '1,000', '1.000', '1 000']) {
      const { error } = updatePackageSchema.safeParse({ price });
      const texts = fieldErrors(error?.issues ?? [], { price }, 'en');
      assert.match(texts['price']?.[0] ?? '', /digits only, such as 16, 1000/, price);
    }
  });
});
