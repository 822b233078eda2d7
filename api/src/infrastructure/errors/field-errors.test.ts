import { updatePackageSchema } from '@enlace/shared-contract/packages';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fieldErrors } from './field-errors';

test('a fraction in an integer field and a word in a number field have different messages', () => {
  const messageOf = (price: unknown) =>
    fieldErrors(updatePackageSchema.safeParse({ price }).error?.issues ?? [], { price }, 'es')['price'];
  assert.deepEqual(messageOf(12.5), ['Escribe un número entero.']);
  assert.deepEqual(messageOf('12.50'), ['Escribe un número entero.']);
  assert.deepEqual(messageOf('doce'), ['Escribe un número.']);
  assert.deepEqual(messageOf(''), ['Completa este campo.']);
  assert.equal(messageOf('12'), undefined);
});
