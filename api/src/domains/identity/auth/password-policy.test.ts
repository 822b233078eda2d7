import { isAppError } from '@enlace/shared-contract/errors';
import { locales } from '@enlace/shared-contract/text';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import { requireGoodPassword } from './password-policy';

const owner = { email: 'nayeli.huaman@example.org', names: ['Nayeli', 'Huamán Quispe'], product: 'Enlace' };

async function messageFor(password: string, locale: (typeof locales)[number] = 'en'): Promise<string | undefined> {
  try {
    await requireGoodPassword(password, owner, locale);
    return undefined;
  } catch (error) {
    assert.ok(isAppError(error) && error.code === 'VALIDATION_FAILED');
    return error.fields?.['password']?.[0];
  }
}

describe('a new password', () => {
  for (const password of ['password', 'Password1', '12345678', 'qwertyuiop', 'DRAGON2024!', '1q2w3e4r'])
    test(`that many people use is refused: ${password}`, async () => {
      for (const locale of locales)
        assert.equal(await messageFor(password, locale), fieldText(locale, 'commonPassword'));
    });

  for (const password of [owner.email, 'nayeli1990', 'Huaman.Nayeli!', 'huamánquispe', 'NAYELI.HUAMAN', 'quispe-el-7'])
    test(`that is the name or the address of its owner is refused: ${password}`, async () => {
      for (const locale of locales)
        assert.equal(await messageFor(password, locale), fieldText(locale, 'personalPassword'));
    });

  for (const password of ['enlace-enlace', 'Enlace2024!', 'ENLACE enlace 99'])
    test(`that is the name of the site is refused: ${password}`, async () => {
      for (const locale of locales)
        assert.equal(await messageFor(password, locale), fieldText(locale, 'productPassword'));
    });

  for (const password of [
    'una buena clave 7',
    'enlace-demo-1',
    'nayeli baila cumbia',
    '84-71-19-55-02',
    'ñandú canta 8',
  ])
    test(`that is hard to guess is accepted: ${password}`, async () => {
      assert.equal(await messageFor(password), undefined);
    });
});
