import { seoFieldNames } from '@enlace/shared-contract/head';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { mountedResources } from '../../../app/resources';
import { type SchemaPart, schemaPartsOf } from '../../../testing/contract/schema-parts';
import { tableCalls } from './table-calls';

/** Texts of programs, words of a search, and files; they are compared sign by sign, or are no texts of people. */
const otherTexts = new RegExp(
  `[._](?:${[
    'password',
    'c_password',
    'current_password',
    'token',
    'key',
    'code',
    'secret',
    'captcha',
    'proof',
    'slug',
    'version',
    'updated_at',
    'read_at',
    'submitted_at',
    'until',
    'timezone',
    'id',
    'names',
    'fields',
    'search',
    'choices',
    'scans',
    'pinned',
    'form_remark',
    'file',
    'picture',
    'gallery_featured_images',
  ].join('|')})$`,
);
/** The registry of releases is written by programs. */
const isOfRelease = ({ name }: SchemaPart): boolean => name.startsWith('hold.release.');

/** Head data and files are cleaned by the kit. */
const seoNames = new Set<string>(seoFieldNames);
const files = new Set(
  mountedResources.flatMap(({ resource, options }) =>
    Object.keys(options.files ?? {}).map((field) => `${resource.name}.${field}`),
  ),
);
const odd = 'Dise\u0303o\u200B UX';

/** Whether a text of a person is stored as it was typed. */
const isStoredAsTyped = ({ schema }: SchemaPart): boolean => {
  const parsed = schema.safeParse(odd);
  return parsed.success && typeof parsed.data === 'string' && parsed.data === odd;
};

describe('a text of a body', () => {
  test('is stored in one form: composed letters, no invisible signs', () => {
    const parts = [
      ...mountedResources.flatMap(({ resource }) => schemaPartsOf(resource.name, resource.write)),
      ...tableCalls()
        .filter(({ call }) => call.method !== 'GET')
        .flatMap(({ table, name, schema }) => schemaPartsOf(`${table}.${name}`, schema)),
    ];
    assert.ok(parts.length > 500, String(parts.length));
    const isOfKit = ({ name }: SchemaPart): boolean => seoNames.has(name.split('.').at(-1) ?? '') || files.has(name);
    const faults = parts.filter(
      (part) => !otherTexts.test(part.name) && !isOfRelease(part) && !isOfKit(part) && isStoredAsTyped(part),
    );
    const names = [...new Set(faults.map(({ name }) => name))].join('\n');
    assert.equal(names, '');
  });
});
