import { MediaThumb, nameOfMedia } from '@enlace/shared-admin/media';
import type { Medium } from '@enlace/shared-admin';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, theme } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';

import { isUndescribed, sizeIn } from '../media-facts';
import { mediaTexts } from '../texts';
import type { Selection } from '../use-selection';

export interface MediaRowsProps {
  readonly rows: readonly Medium[];
  readonly selection: Selection;
  readonly isBusy: boolean;
  readonly onOpen: (medium: Medium) => void;
}

const keyOf = ({ id }: Medium): number => id;

/** Files as a table, with more details than the grid. */
export function MediaRows({ rows, selection, isBusy, onOpen }: MediaRowsProps) {
  const t = useTexts(mediaTexts);
  const formats = useFormats();
  const columns: readonly TableColumn<Medium>[] = [
    {
      key: 'name',
      header: t('column.name'),
      isPrimary: true,
      cell: (medium) => (
        <Opener type="button" onClick={() => onOpen(medium)}>
          <MediaThumb medium={medium} />
          <span>
            {nameOfMedia(medium)}
            {isUndescribed(medium) && <small>{t('tile.undescribed')}</small>}
          </span>
        </Opener>
      ),
    },
    { key: 'size', header: t('column.size'), align: 'end', cell: ({ bytes }) => sizeIn(formats, bytes) },
    { key: 'folder', header: t('column.folder'), cell: ({ folder }) => folder ?? '—' },
    {
      key: 'tags',
      header: t('column.tags'),
      cell: ({ tags = [] }) => (tags.length === 0 ? '—' : tags.map((tag) => <Badge key={tag}>{tag}</Badge>)),
    },
    { key: 'used', header: t('column.used'), align: 'end', cell: ({ used_in }) => formats.number(used_in.length) },
    { key: 'added', header: t('column.added'), cell: ({ created_at }) => formats.date(created_at) },
  ];
  return (
    <Table
      label={t('list')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={nameOfMedia}
      isLoading={isBusy}
      selection={{ keys: selection.ids, onChange: (keys) => selection.replace([...keys].map(Number)) }}
    />
  );
}

const Opener = styled.button`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  max-width: 26rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;
  > :first-child {
    flex: none;
    width: 4rem;
  }
  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :last-child > small {
    display: block;
    color: ${theme.color.danger};
    font-weight: 400;
  }
  &:hover {
    text-decoration: underline;
  }
`;
