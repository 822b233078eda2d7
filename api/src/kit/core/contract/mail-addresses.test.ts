import { startDonationSchema } from '@enlace/shared-contract/donations';
import { loginSchema } from '@enlace/shared-contract/identity';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as z from 'zod/mini';

import { contractValues } from './contract-values';

/** Spellings that a mail program reads as `box@example.org`, as several addresses, or as none. */
const spellings = [
  '<box@example.org',
  'box@example.org>',
  '<box@example.org>',
  'Box<box@example.org>',
  'box@example.org,me',
  'box@example.org;me',
  'box(me)@example.org',
  'box@example.org(me)',
  '"box"@example.org',
  'box:@example.org',
  'box@[192.0.2.1].org',
  'box\\@example.org',
];

/** Whether a schema is of one mail address: it takes an address, and no text without the sign. */
function isAddress(schema: z.ZodMiniType): boolean {
  return schema.safeParse('box@example.org').success && !schema.safeParse('box.example.org').success;
}

/** Fields with a mail address, of every object that the contract exports. */
function listAddressFields(): readonly (readonly [string, z.ZodMiniType])[] {
  return Object.entries(contractValues).flatMap(([name, value]) => {
    const shape = value instanceof z.ZodMiniObject ? value.shape : {};
    return Object.entries<unknown>({ ...shape }).flatMap(([field, schema]) =>
      schema instanceof z.ZodMiniType && isAddress(schema) ? [[`${name}.${field}`, schema] as const] : [],
    );
  });
}

describe('a mail address', () => {
  const fields = listAddressFields();

  test('is a field of many bodies', () => {
    assert.ok(fields.length > 10, fields.map(([name]) => name).join());
    assert.ok(isAddress(loginSchema.shape.email) && isAddress(startDonationSchema.shape.email));
  });

  for (const [name, schema] of fields)
    test(`has one spelling in ${name}`, () => {
      for (const spelling of spellings) assert.equal(schema.safeParse(spelling).success, false, spelling);
      for (const address of ["ana.o'hara+1@example.org", 'ñandú@correo.example', 'a_b-c@sub.example.co'])
        assert.equal(schema.safeParse(address).success, true, address);
    });
});
