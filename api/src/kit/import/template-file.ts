import type { MountedResource } from '../resource-options';
import { type ImportField, importFields } from './import-fields';

/** The headings that an import knows by heart, and a line to follow. */
export function templateLines(mounted: MountedResource): string[][] {
  const fields = importFields(mounted).filter(({ isKey }) => !isKey);
  return [fields.map(({ field }) => field), fields.map(example)];
}

function example({ field, kind, values }: ImportField): string {
  switch (kind) {
    case 'choice':
      return values?.[0] ?? '';
    case 'list':
      return values?.slice(0, 2).join(';') ?? '';
    case 'flag':
      return 'true';
    case 'number':
      return '1';
    case 'date':
      return field.endsWith('_on') ? '2026-01-31' : '2026-01-31T15:00:00Z';
    case 'relation':
    case 'file':
      return '';
    default:
      return examples[field] ?? (/(website|url|linkedin|instagram)$/.test(field) ? 'https://example.org' : '');
  }
}

const examples: Readonly<Record<string, string>> = {
  name: 'Ejemplo',
  title: 'Ejemplo',
  email: 'name@example.org',
  country_code: 'CO',
  city: 'Bogotá',
  timezone: 'America/Bogota',
  color: '#15807c',
  language: 'es',
};
