import type { Resource } from '@enlace/shared-contract/resources';

import type { Cell } from '../../../infrastructure/csv/csv';
import { rowOf } from '../table/row-of';
import { cleanRichText } from './rich-text';

/** A value as answers contain it: HTML is cleaned, in every language. */
export function shownValue(resource: Resource, field: string, value: unknown): unknown {
  const isHtml = typeof value === 'string' && resource.richText.includes(field.split('.')[0] ?? '');
  return isHtml ? cleanRichText(value) : value;
}

/** A value as a cell; related rows by name or by id. Semicolons separate several parts. */
export function cell(value: unknown, isForImport: boolean): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return guardText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value;
  if (Array.isArray(value)) {
    const parts = value.map((one) => cell(one, isForImport) ?? '');
    const isOfIds = parts.every((part) => typeof part === 'number');
    return guardText((isOfIds ? parts.sort((one, other) => Number(one) - Number(other)) : parts).join(';'));
  }
  const row = rowOf(value);
  const name = row['name'] ?? row['title'] ?? row['label'];
  if ('id' in row && (isForImport || name === undefined)) return Number(row['id']);
  if (typeof name === 'string' && 'id' in row) return name;
  return typeof row['url'] === 'string' ? row['url'] : JSON.stringify(value);
}

/** A value as text in a file for an import. */
export function columnText(value: unknown): string {
  const plain = cell(value, true);
  if (plain === null || plain === undefined) return '';
  return plain instanceof Date ? plain.toISOString() : typeof plain === 'string' ? unguardText(plain) : String(plain);
}

/** A text that looks like a guarded formula gets a second guard, so that removing one guard always returns the text. */
function guardText(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Removes one guard. */
export function unguardText(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
