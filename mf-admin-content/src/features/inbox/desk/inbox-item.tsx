import type { InboxRow } from '@enlace/shared-contract/forms';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Avatar, Icon, PlainLink, VisuallyHidden } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';

import { inboxTexts } from '../texts';
import { Facts, Item, ResourceTexts } from './inbox-list.styles';
import { StateBadge } from '../list/state-badge';
import { useShownRow } from '../state/use-inbox';

export interface InboxItemProps {
  readonly row: InboxRow;
  readonly to: string;
  readonly isOpen: boolean;
  readonly isAt: boolean;
  readonly isSelected: boolean;
  readonly onToggle: (() => void) | null;
  readonly onFocus: () => void;
}

/** An entry in the list: sender, content, time and state. */
export function InboxItem({ row: storedRow, to, isOpen, isAt, isSelected, onToggle, onFocus }: InboxItemProps) {
  const t = useTexts(inboxTexts);
  const formats = useFormats();
  const row = useShownRow(storedRow);
  const name = row.name ?? row.company_name ?? t('unnamed');
  return (
    <Item
      data-open={isOpen ? '' : undefined}
      data-at={isAt ? '' : undefined}
      data-new={row.state === 'new' ? '' : undefined}
    >
      {onToggle !== null && (
        <Checkbox checked={isSelected} onChange={onToggle}>
          <VisuallyHidden>{t('select', { name: `${name}, ${row.reference}` })}</VisuallyHidden>
        </Checkbox>
      )}
      <PlainLink
        id={`entry-${row.id}`}
        to={to}
        preventScrollReset
        prefetch={false}
        aria-current={isOpen ? 'true' : undefined}
        onFocus={onFocus}
      >
        <ResourceTexts>
          <strong>{name}</strong>
          <span>{t(`kinds.${row.kind}`)}</span>
          <time dateTime={row.created_at}>{formats.date(row.created_at, { day: 'numeric', month: 'short' })}</time>
        </ResourceTexts>
        <p>{row.excerpt ?? row.company_name ?? row.email ?? row.reference}</p>
        <Facts>
          <StateBadge state={row.state} />
          <span>{row.reference}</span>
          {row.replies_count > 0 && (
            <span>
              <Icon name="mail" size={14} />
              {t('replies', { count: row.replies_count })}
            </span>
          )}
          {row.notes_count > 0 && (
            <span>
              <Icon name="edit" size={14} />
              {t('notes', { count: row.notes_count })}
            </span>
          )}
          {row.assignee !== null && (
            <span data-person="">
              <Avatar name={row.assignee.name} size={24} isDecorative />
              {row.assignee.name}
            </span>
          )}
        </Facts>
      </PlainLink>
    </Item>
  );
}
