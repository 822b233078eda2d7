import {
  AppError,
  type ExportBody,
  type Locale,
  locales,
  mayCall,
  type Resource,
  seoFieldNames,
  type Viewer,
} from '@enlace/shared-contract';

import { fieldText } from '../../infrastructure/errors/field-texts';
import type { Cell } from '../../infrastructure/csv/csv';
import type { MountedResource } from '../resource-options';
import { cleanRichText } from '../rich-text';
import type { Row } from '../table-repository';

/** A column of a file: its heading, what must be read for it, and how its cell is made. */
export interface ExportColumn {
  readonly field: string;
  readonly heading: string;
  /** Field of the table that it is read from. */
  readonly from: string;
  cellOf(row: Row): Cell;
}

const neverShown = new Set(['abilities', 'translations', 'seo', 'privacy']);

/**
 * The columns asked for, or those of the list: what a list shows to everybody who may see it, what else a record shows
 * to who may read it, and what a form writes to who may edit it. VALIDATION_FAILED names `columns`.
 */
export function exportColumns(
  mounted: MountedResource,
  viewer: Viewer,
  { columns, for_import: isForImport = false }: ExportBody,
  locale: Locale,
): ExportColumn[] {
  const { resource } = mounted;
  const known = exportFields(mounted, viewer);
  const asked =
    columns ??
    Object.keys(resource.listEntity.shape)
      .filter((name) => known.has(name))
      .map((field) => ({ field }));
  return asked.map(({ field, ...more }) => {
    const from = known.get(field);
    if (from === undefined) throw unknownColumn(resource, field, locale);
    const heading = 'name' in more && typeof more.name === 'string' ? more.name : field;
    return {
      field,
      heading,
      from,
      cellOf: (row) => cell(shownValue(resource, field, valueOf(row, field, from)), isForImport),
    };
  });
}

/** Fields that can be a column, each with the field of the table that it is read from. */
function exportFields({ resource, options }: MountedResource, viewer: Viewer): ReadonlyMap<string, string> {
  const { edit, get } = resource.wire;
  const isReader = mayCall(viewer, get.access);
  const isWriter = edit !== undefined && mayCall(viewer, edit.access);
  const shapes = [resource.listEntity.shape, ...(isReader ? [resource.entity.shape] : [])];
  const fields = new Map<string, string>();
  for (const name of shapes.flatMap((shape) => Object.keys(shape)))
    if (!neverShown.has(name)) fields.set(name, seoFieldNames.includes(name) ? 'seo' : name);
  if (isWriter)
    for (const name of Object.keys(resource.write.shape))
      if (name in options.repository.columns && !neverShown.has(name) && !fields.has(name)) fields.set(name, name);
  if (isReader)
    for (const name of resource.translatable)
      for (const lang of locales) if (lang !== 'en') fields.set(`${name}.${lang}`, 'translations');
  return fields;
}

function valueOf(row: Row, field: string, from: string): unknown {
  if (from === field) return row[field];
  const whole = rowOf(row[from]);
  if (from === 'seo') return whole[field];
  const [name = '', lang = ''] = field.split('.');
  return rowOf(whole[lang])[name];
}

/** A value as answers carry it: HTML cleaned, in whichever language. */
export function shownValue(resource: Resource, field: string, value: unknown): unknown {
  const isHtml = typeof value === 'string' && resource.richText.includes(field.split('.')[0] ?? '');
  return isHtml ? cleanRichText(value) : value;
}

/** A value as a cell; related rows by their names, or by their ids. Several stand apart by semicolons. */
function cell(value: unknown, isForImport: boolean): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return guarded(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value;
  if (Array.isArray(value)) {
    const parts = value.map((one) => cell(one, isForImport) ?? '');
    const isOfIds = parts.every((part) => typeof part === 'number');
    return guarded((isOfIds ? parts.sort((one, other) => Number(one) - Number(other)) : parts).join(';'));
  }
  const row = rowOf(value);
  const name = row['name'] ?? row['title'] ?? row['label'];
  if ('id' in row && (isForImport || name === undefined)) return Number(row['id']);
  if (typeof name === 'string' && 'id' in row) return name;
  return typeof row['url'] === 'string' ? row['url'] : JSON.stringify(value);
}

/** A value as the text that a file for an import has of it. */
export function columnText(value: unknown): string {
  const plain = cell(value, true);
  if (plain === null || plain === undefined) return '';
  return plain instanceof Date ? plain.toISOString() : typeof plain === 'string' ? unguarded(plain) : String(plain);
}

/** What looks like the guard of a formula gets one of its own, so that taking one guard away always gives the text. */
function guarded(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The text behind a guard. */
export function unguarded(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

function unknownColumn(resource: Resource, field: string, locale: Locale): AppError {
  const fields = { columns: [fieldText(locale, 'choice')] };
  return new AppError('VALIDATION_FAILED', { message: `${resource.name}: no column ${field}`, fields });
}

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
