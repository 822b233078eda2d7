import { useState, type Key } from 'react';

import { IconButton } from '../../button/icon-button';
import { Badge } from '../../card/badge';
import { Link } from '../../link/link';
import { Dropdown } from '../overlay/dropdown';
import type { TableSort } from './sort-head';
import type { ColumnWidths } from './column-sizes';
import { Table, type TableColumn } from './table';

export const meta = { title: 'Controls/Table' };

interface Chapter {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly members: number;
  readonly isActive: boolean;
}

const rows: readonly Chapter[] = [
  { id: 1, name: 'Bogotá', country: 'Colombia', members: 412, isActive: true },
  { id: 2, name: 'San Cristóbal de las Casas y Altos de Chiapas', country: 'México', members: 38, isActive: false },
  { id: 3, name: 'São Paulo', country: 'Brasil', members: 688, isActive: true },
  { id: 4, name: 'Lima', country: 'Perú', members: 248, isActive: true },
];

const columns: readonly TableColumn<Chapter>[] = [
  {
    key: 'name',
    header: 'Chapter',
    sort: 'name',
    cell: (row) => (
      <Link to={`/chapters/${row.id}`} variant="quiet">
        {row.name}
      </Link>
    ),
  },
  { key: 'country', header: 'Country', sort: 'country', cell: (row) => row.country },
  { key: 'members', header: 'Members', sort: 'members', align: 'end', cell: (row) => row.members },
  {
    key: 'state',
    header: 'State',
    cell: (row) => (row.isActive ? <Badge tone="success">Active</Badge> : <Badge>Resting</Badge>),
  },
];

const shared = {
  label: 'Chapters',
  columns,
  rowKey: (row: Chapter) => row.id,
  rowLabel: (row: Chapter) => row.name,
};

export function WithEverything() {
  const [sort, setSort] = useState<TableSort>({ field: 'name', order: 'asc' });
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set([3]));
  return (
    <Table
      {...shared}
      rows={rows}
      sort={{ ...sort, onSort: (field, order) => setSort({ field, order }) }}
      selection={{ keys, onChange: setKeys }}
      actions={(row) => (
        <Dropdown
          placement="bottom-end"
          items={[
            { id: 'edit', label: 'Edit', icon: 'edit' },
            { id: 'delete', label: 'Delete', icon: 'trash', isDanger: true },
          ]}
          trigger={(trigger) => <IconButton icon="more" size="small" label={`Actions: ${row.name}`} {...trigger} />}
        />
      )}
    />
  );
}

export function SortedByLinks() {
  const href = (field: string, order: string) => `?sort=${field}&order=${order}`;
  return <Table {...shared} rows={rows.slice(0, 2)} sort={{ field: 'members', order: 'desc', href }} />;
}

export function WithWidths() {
  const [widths, setWidths] = useState<ColumnWidths>({ country: 160 });
  const handleResize = (key: string, width: number | null) => {
    const { [key]: _before, ...others } = widths;
    setWidths(width === null ? others : { ...others, [key]: width });
  };
  return <Table {...shared} rows={rows} sizing={{ widths, onResize: handleResize }} marked={4} />;
}

export function Loading() {
  return <Table {...shared} rows={[]} isLoading loadingRows={3} />;
}

export function LoadingAgain() {
  return <Table {...shared} rows={rows.slice(0, 2)} isLoading />;
}

export function Empty() {
  return <Table {...shared} rows={[]} />;
}
