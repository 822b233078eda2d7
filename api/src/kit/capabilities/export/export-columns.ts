import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import type { ExportBody } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import { seoFieldNames } from '@enlace/shared-contract/head';
import type { Resource } from '@enlace/shared-contract/resources';
import { type Locale, locales } from '@enlace/shared-contract/text';

import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Cell } from '../../../infrastructure/csv/csv';
import { localTime, readerZone } from '../../../infrastructure/time/time-zone';
import type { MountedResource } from '../../core/table/resource-options';
import { cell, shownValue } from '../../core/values/cell-texts';
import { rowOf } from '../../core/table/row-of';
import type { Row } from '../../core/table/repository';

/** A column of the file: heading, source field and cells. */
export interface ExportColumn {
  readonly field: string;
  readonly heading: string;
  /** Field of the table with the value. */
  readonly from: string;
  cellOf(row: Row): Cell;
}

const neverShown = new Set(['abilities', 'translations', 'seo', 'privacy']);

/**
 * The requested columns, or those of the list. Allowed are the fields of the list, for readers the fields of a
 * record, and for editors the fields of the form. VALIDATION_FAILED names `columns`.
 */
export function exportColumns(
  mountedResource: MountedResource,
  viewer: Viewer,
  { columns, for_import: isForImport = false, tz }: ExportBody,
  locale: Locale,
): ExportColumn[] {
  const { resource } = mountedResource;
  const timeZone = tz === undefined ? undefined : readerZone(tz);
  const knownFields = exportFields(mountedResource, viewer);
  const requestedColumns =
    columns ??
    Object.keys(resource.listEntity.shape)
      .filter((name) => knownFields.has(name))
      .map((field) => ({ field }));
  return requestedColumns.map(({ field, ...more }) => {
    const from = knownFields.get(field);
    if (from === undefined) throw unknownColumn(resource, field, locale);
    const name = 'name' in more && typeof more.name === 'string' ? more.name : field;
    const isZoned = timeZone !== undefined && !isForImport && field.endsWith('_at');
    const heading = isZoned ? `${name} (${timeZone})` : name;
    return {
      field,
      heading,
      from,
      cellOf(row) {
        const value = shownValue(resource, field, valueOf(row, field, from));
        const instant = timeZone === undefined || !/_(at|on)$/.test(field) ? null : instantIn(value);
        return instant === null || timeZone === undefined ? cell(value, isForImport) : localTime(instant, timeZone);
      },
    };
  });
}

/** Fields that can be a column, with the table field that contains their value. */
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

/** An instant as the database or an answer contains it; null for days and other values. */
function instantIn(value: unknown): Date | null {
  if (value instanceof Date) return value;
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : null;
}

function unknownColumn(resource: Resource, field: string, locale: Locale): AppError {
  const fields = { columns: [fieldText(locale, 'choice')] };
  return new AppError('VALIDATION_FAILED', { message: `${resource.name}: no column ${field}`, fields });
}
