import { styled, useFormats, type Formats } from '@enlace/shared-platform';
import { Badge, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import type { AdminRow } from '../declare/admin-resource';
import type { ResourceTexts } from '../declare/resource-texts';
import { relatedOf } from '../fields/field-codecs';
import { useAdminTexts } from '../texts';
import type { CellType, Column } from './column';
import { SomeNames } from './some-names';

type Draw = (value: unknown, column: Column<AdminRow>, words: ResourceTexts, formats: Formats) => ReactNode;

/** Renders a value of each cell type; null for no value. */
const cells: Readonly<Record<CellType, Draw>> = {
  text: (value) => (typeof value === 'string' && value !== '' ? value : null),
  number: (value, _column, _words, formats) => (typeof value === 'number' ? formats.number(value) : null),
  names: (value) => <SomeNames names={relatedOf(value).map(({ name }) => name)} />,
  year: (value) => (typeof value === 'number' ? String(value) : null),
  date: (value, _column, _words, formats) =>
    typeof value === 'string' ? <time dateTime={value}>{formats.date(value)}</time> : null,
  badge: (value, { name, tones }, words) =>
    typeof value === 'string' ? (
      <Badge tone={tones?.[value] ?? 'neutral'}>
        <Whole>{words(`options.${name}.${value}`)}</Whole>
      </Badge>
    ) : null,
  color: (value) =>
    typeof value === 'string' && value !== '' ? (
      <Swatch>
        <span style={{ background: value }} />
        {value}
      </Swatch>
    ) : null,
};

export interface CellProps {
  readonly column: Column<AdminRow>;
  readonly row: AdminRow;
  readonly words: ResourceTexts;
}

/** The value of one cell, formatted by its column; a dash for no value. */
export function Cell({ column, row, words }: CellProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const { cell = 'text' } = column;
  const content =
    typeof cell === 'function' ? cell(row, { words, formats }) : cells[cell](row[column.name], column, words, formats);
  return content === null || content === undefined || content === '' ? (
    <Quiet data-none="">{t('list.none')}</Quiet>
  ) : (
    content
  );
}

const Quiet = styled.span`
  color: ${theme.color.inkSoft};
`;

/** A short text that does not break. */
const Whole = styled.span`
  white-space: nowrap;
`;

const Swatch = styled.span`
  display: inline-flex;
  gap: ${theme.space[8]};
  align-items: center;
  font-variant-numeric: tabular-nums;
  > span {
    width: 1rem;
    aspect-ratio: 1;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.small};
  }
`;
