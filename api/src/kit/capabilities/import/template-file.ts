import { safeParse, type $ZodType } from 'zod/v4/core';

import type { MountedResource } from '../../core/table/resource-options';
import { type ImportField, importFields } from './import-fields';

/** Headings that an import recognises, and an example line. */
export function templateLines(mountedResource: MountedResource): string[][] {
  const fields = importFields(mountedResource).filter(({ isKey }) => !isKey);
  return [fields.map(({ field }) => field), fields.map((field) => example(mountedResource, field))];
}

function example({ resource }: MountedResource, { field, kind, values }: ImportField): string {
  switch (kind) {
    case 'choice':
      return values?.[0] ?? '';
    case 'list':
      return values?.slice(0, 2).join(';') ?? '';
    case 'flag':
      return 'true';
    case 'number':
      return String([1, 10, 100, 2000].find((number) => isTaken(resource.write.shape[field], number)) ?? '');
    case 'date':
      return field.endsWith('_on') ? '2026-01-31' : '2026-01-31T15:00:00Z';
    case 'relation':
    case 'file':
      return '';
    default:
      return examples[field] ?? (/(website|url)$/.test(field) ? 'https://example.org' : '');
  }
}

function isTaken(schema: $ZodType | undefined, value: unknown): boolean {
  return schema !== undefined && safeParse(schema, value).success;
}

/** Valid values of fields, by their names. */
export const examples: Readonly<Record<string, string>> = {
  name: 'Ejemplo',
  title: 'Ejemplo',
  email: 'name@example.org',
  country_code: 'CO',
  city: 'Bogotá',
  timezone: 'America/Bogota',
  color: '#15807c',
  language: 'es',
  currency: 'USD',
  founded_on: '2026-01-31',
  linkedin: 'https://www.linkedin.com/company/ejemplo',
  github: 'https://github.com/ejemplo',
  instagram: 'https://www.instagram.com/ejemplo',
};
