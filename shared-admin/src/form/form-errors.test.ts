import { chapters } from '@enlace/shared-contract/community';
import type { ErrorView } from '@enlace/shared-data';

import type { Field } from '../fields/field';
import { checkValues, serverErrors } from './form-errors';

const fields: readonly Field[] = [
  { name: 'name', type: 'text', isRequired: true },
  { name: 'summary', type: 'textarea' },
  { name: 'country_code', type: 'choice', choices: ['CO'], isRequired: true },
  { name: 'timezone', type: 'choice', choices: ['America/Bogota'], isRequired: true },
  { name: 'city', type: 'text', isRequired: true },
  { name: 'latitude', type: 'number' },
  { name: 'email', type: 'email' },
  { name: 'website', type: 'url' },
  { name: 'languages', type: 'choices', choices: ['es'] },
  { name: 'chapter_leaders', type: 'lines' },
];
const good = { name: 'Cali', city: 'Cali', country_code: 'CO', timezone: 'America/Bogota' };

test('has nothing to say of values that fit', () => {
  expect(checkValues(chapters, fields, good)).toEqual([]);
});

test.each([
  [{ name: '  ' }, { name: 'name', key: 'required' }],
  [{ name: undefined }, { name: 'name', key: 'required' }],
  [{ country_code: undefined }, { name: 'country_code', key: 'required' }],
  [{ summary: 'x'.repeat(301) }, { name: 'summary', key: 'tooLong', limit: 300 }],
  [{ latitude: 91 }, { name: 'latitude', key: 'tooBig', limit: 90 }],
  [{ latitude: -91 }, { name: 'latitude', key: 'tooSmall', limit: -90 }],
  [{ latitude: '4,6' }, { name: 'latitude', key: 'number' }],
  [{ email: 'ana@' }, { name: 'email', key: 'email' }],
  [{ website: 'ftp://x' }, { name: 'website', key: 'url' }],
  [{ languages: ['??'] }, { name: 'languages', key: 'invalid' }],
])('complains of %j at its field', (values, complaint) => {
  expect(checkValues(chapters, fields, { ...good, ...values })).toMatchObject([complaint]);
});

test('a name that is taken is wrong at the name', () => {
  const error: ErrorView = {
    code: 'NAME_TAKEN',
    status: 409,
    message: 'This name is taken.',
    reason: 'refused',
    details: null,
    body: null,
    fields: {},
  };
  expect(serverErrors(chapters, fields, error)).toEqual([{ name: 'name', text: 'This name is taken.' }]);
});

test("puts the server's errors on their fields, whatever the wire calls them", () => {
  const error: ErrorView = {
    code: 'VALIDATION_FAILED',
    status: 422,
    message: 'Revisa',
    reason: 'refused',
    details: null,
    body: null,
    fields: {
      name: ['Ya existe', 'Demasiado corto'],
      attach_chapter_leaders: ['Ya no es integrante'],
      'languages.0': ['No existe'],
      'translations.es.summary': ['Muy largo'],
      captcha: ['¿Eres un robot?'],
    },
  };
  const leaders = { field: 'chapter_leaders', attach: 'attach_chapter_leaders', detach: 'd', target: 'users' };
  expect(serverErrors({ ...chapters, relations: [leaders] }, fields, error)).toEqual([
    { name: 'name', text: 'Ya existe' },
    { name: 'name', text: 'Demasiado corto' },
    { name: 'chapter_leaders', text: 'Ya no es integrante' },
    { name: 'languages', text: 'No existe' },
    { name: 'translations.es.summary', text: 'Muy largo' },
    { name: '', text: '¿Eres un robot?' },
  ]);
});
