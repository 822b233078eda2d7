import { type Locale, locales } from '@enlace/shared-contract/text';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

const oldAddress = 'https://old.example.org/telares';

let api: TestApi;
let id: number;

const edit = (values: object, locale: Locale = 'en') =>
  api.send(
    { method: 'POST', url: `/api/editcompany?id=${id}`, payload: values, headers: { 'accept-language': locale } },
    'admin',
  );
const storedLinkedIn = async (): Promise<string | null> => {
  const answer = await api.get(`/api/companies/get/${id}`);
  return answer.json<{ data: { linkedin: string | null } }>().data.linkedin;
};

before(async () => {
  api = await shareTestApi();
  const answer = await api.post('/api/addcompany', toMultipart({ name: 'Telares del puerto' }), 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  id = answer.json<{ data: { id: number } }>().data.id;
  await api.deps.db.updateTable('companies').set({ linkedin: oldAddress }).where('id', '=', id).execute();
});

test('an address of another site that was stored before is still read, and other fields can be saved', async () => {
  assert.equal(await storedLinkedIn(), oldAddress);
  assert.equal((await edit({ city: 'Valparaíso' })).statusCode, 200);
  assert.equal(await storedLinkedIn(), oldAddress);
});

test('a page on LinkedIn at another site is refused with words in each language', async () => {
  for (const locale of locales) {
    const answer = await edit({ linkedin: 'https://linkedin.com.evil.example/company/telares' }, locale);
    assert.equal(answer.statusCode, 422, answer.body);
    const { errors } = answer.json<{ errors: Record<string, string[]> }>();
    assert.deepEqual(errors['linkedin'], [fieldText(locale, 'linkedin')]);
  }
  assert.equal((await edit({ linkedin: 'linkedin.com/company/telares/' })).statusCode, 200);
  assert.equal(await storedLinkedIn(), 'https://www.linkedin.com/company/telares');
});
