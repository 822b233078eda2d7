import { chapters } from '@enlace/shared-contract/community';
import { news } from '@enlace/shared-contract/editorial';
import { companies, perks } from '@enlace/shared-contract/partners';

import { deriveFields } from './derived-fields';

const typesOf = (fields: ReturnType<typeof deriveFields>) =>
  Object.fromEntries(fields.map(({ name, type }) => [name, type]));

test('a field that no section names has the control that its schema tells', () => {
  expect(typesOf(deriveFields(companies, new Set()))).toMatchObject({
    name: 'text',
    summary: 'text',
    description: 'textarea',
    website: 'url',
    size: 'choice',
    founded_year: 'number',
    logo: 'image',
    remote_jobs: 'switch',
  });
  const hiddenNames = new Set(['languages']);
  expect(typesOf(deriveFields(chapters, hiddenNames))).toMatchObject({
    founded_on: 'date',
    latitude: 'number',
    status: 'choice',
  });
  expect(typesOf(deriveFields(news, new Set(['author_id'])))).toMatchObject({
    body: 'richText',
    published_at: 'instant',
  });
});

test('choices are those of the contract', () => {
  const status = deriveFields(chapters, new Set(['languages'])).find(({ name }) => name === 'status');
  expect(status).toMatchObject({ choices: ['active', 'planned', 'paused'] });
});

test('pairs, alternative texts, translations and head fields are shown elsewhere', () => {
  const names = [companies, perks].flatMap((contract) => deriveFields(contract, new Set()).map(({ name }) => name));
  expect(names.filter((name) => /attach|detach|_alt$|translations|^seo_|^openGraph/.test(name))).toEqual([]);
});

test('fields with a section of their own or hidden ones are not repeated', () => {
  expect(deriveFields(companies, new Set(['name'])).map(({ name }) => name)).not.toContain('name');
});

test('a list needs a section, for its schema does not tell its control', () => {
  expect(() => deriveFields(chapters, new Set())).toThrow('chapters.languages: name it in a section or in `hides`');
});
