import { type AdminRow, useLateTexts, useNotices } from '@enlace/shared-admin';
import { useFormats } from '@enlace/shared-platform';
import { IconButton } from '@enlace/shared-ui';
import { Dropdown, Table, type TableColumn } from '@enlace/shared-ui/controls';

import { useMoment } from '../panel-parts/use-moment';
import { type EventCode, factsOf } from './event-code';
import { codesTexts } from './texts';

export interface CodesTableProps {
  readonly rows: readonly EventCode[];
  readonly event: AdminRow;
  readonly isLoading: boolean;
  readonly mayEdit: boolean;
  readonly chosenIds: ReadonlySet<number>;
  readonly onChoose: (ids: ReadonlySet<number>) => void;
  readonly onEdit: (code: EventCode) => void;
  readonly onRemove: (code: EventCode) => void;
}

export function CodesTable(props: CodesTableProps) {
  const { rows, event, isLoading, mayEdit, chosenIds, onChoose, onEdit, onRemove } = props;
  const t = useLateTexts(codesTexts);
  const formats = useFormats();
  const { showSuccess, showFailure } = useNotices();
  const { slug, currency, zone } = factsOf(event);
  const moment = useMoment(zone);

  const ruleOf = ({ kind, value, scope, ticket_ids: ids }: EventCode): string => {
    const money = formats.money(value, currency);
    const rule = {
      percent: t('rules.percent', { value: formats.number(value) }),
      amount: t(scope === 'order' ? 'rules.amountOrder' : 'rules.amountTicket', { value: money }),
      price: t('rules.price', { value: money }),
      unlock: t('rules.unlock'),
    }[kind];
    return ids.length === 0 ? rule : `${rule}, ${t('some', { count: ids.length })}`;
  };
  const usesOf = ({ uses, max_uses: most }: EventCode): string =>
    most === null
      ? t('usesNoLimit', { uses: formats.number(uses) })
      : t('usesOf', { uses: formats.number(uses), most: formats.number(most) });
  const windowOf = ({ starts_at: starts, ends_at: ends }: EventCode): string => {
    if (starts !== null && ends !== null) return t('between', { start: moment(starts), end: moment(ends) });
    if (starts !== null) return t('from', { start: moment(starts) });
    return ends === null ? t('always') : t('until', { end: moment(ends) });
  };
  const copy = async ({ code }: EventCode) => {
    const address = new URL(`/events/${slug}/checkout?code=${encodeURIComponent(code)}`, window.location.origin);
    try {
      await navigator.clipboard.writeText(address.href);
      showSuccess(t('copyDone'));
    } catch (failure) {
      showFailure(failure, t('copyFailed'));
    }
  };

  const columns: readonly TableColumn<EventCode>[] = [
    { key: 'code', header: t('columns.code'), cell: ({ code }) => <strong>{code}</strong> },
    { key: 'rule', header: t('columns.rule'), cell: ruleOf },
    { key: 'uses', header: t('columns.uses'), cell: usesOf },
    { key: 'window', header: t('columns.window'), cell: windowOf },
    { key: 'note', header: t('columns.note'), cell: ({ note }) => note },
  ];
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ code }) => code}
      isLoading={isLoading}
      {...(mayEdit
        ? { selection: { keys: chosenIds, onChange: (keys) => onChoose(new Set([...keys].map(Number))) } }
        : {})}
      actions={(row) => (
        <Dropdown
          label={t('menu', { code: row.code })}
          placement="bottom-end"
          trigger={(trigger) => (
            <IconButton icon="more" size="small" label={t('menu', { code: row.code })} {...trigger} />
          )}
          items={[
            ...(mayEdit
              ? [{ id: 'edit', label: t('change'), icon: 'edit' as const, onSelect: () => onEdit(row) }]
              : []),
            { id: 'copy', label: t('copy'), icon: 'copy' as const, onSelect: () => void copy(row) },
            ...(mayEdit
              ? [
                  {
                    id: 'remove',
                    label: t('remove'),
                    icon: 'trash' as const,
                    isDanger: true,
                    hasLine: true,
                    onSelect: () => onRemove(row),
                  },
                ]
              : []),
          ]}
        />
      )}
      empty={null}
    />
  );
}
