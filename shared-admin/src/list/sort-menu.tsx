import { styled } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';
import { Dropdown, type MenuEntry } from '@enlace/shared-ui/controls';

import type { AdminResource } from '../declare/admin-resource';
import { optionalText, type ResourceTexts } from '../declare/resource-texts';
import { useAdminTexts } from '../texts';
import type { ListState } from './list-state';

export interface SortMenuProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  readonly words: ResourceTexts;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** The order of a list in words; its menu offers every order, also those of fields without a column. */
export function SortMenu({ admin, state, words, onChange }: SortMenuProps) {
  const t = useAdminTexts();
  const label = (field: string) => sortLabel(field, words, t);
  const orderLabel = (order: 'asc' | 'desc') => t(`list.orders.${kindOf(state.sort)}.${order}`);
  const items: readonly MenuEntry[] = [
    ...labelOrders(admin, label).map(([sort, text]) => ({
      id: sort,
      label: text,
      isChecked: sort === state.sort,
      onSelect: () => onChange({ sort, order: kindOf(sort) === 'time' ? 'desc' : 'asc' }),
    })),
    ...(['asc', 'desc'] as const).map((order, index) => ({
      id: `order-${order}`,
      label: orderLabel(order),
      isChecked: order === state.order,
      hasLine: index === 0,
      onSelect: () => onChange({ order }),
    })),
  ];
  const text = t('list.sorted', { field: label(state.sort) ?? state.sort, order: orderLabel(state.order) });
  return (
    <Dropdown
      label={t('list.sort')}
      placement="bottom-start"
      items={items}
      trigger={(trigger) => (
        <Trigger {...trigger} aria-label={`${t('list.sort')}: ${text}`}>
          <span>{text}</span>
          <Icon name="chevronDown" size={16} />
        </Trigger>
      )}
    />
  );
}

/** The label of an order: the label of its field, or a word that all lists share. */
function sortLabel(field: string, words: ResourceTexts, t: ReturnType<typeof useAdminTexts>): string | undefined {
  const fieldLabel = optionalText(words, `fields.${field}`);
  if (fieldLabel !== undefined) return fieldLabel;
  if (field === 'created_at' || field === 'updated_at' || field === 'id') return t(`list.sorts.${field}`);
  return undefined;
}

/** Orders with their labels: those of columns first, each label once. */
function labelOrders(
  { rules, columns }: AdminResource,
  label: (field: string) => string | undefined,
): readonly (readonly [string, string])[] {
  const isColumn = (sort: string) => columns.some(({ name }) => name === sort);
  const sorts = [...rules.sorts.filter(isColumn), ...rules.sorts.filter((sort) => !isColumn(sort))];
  const sortsByLabel = new Map<string, string>();
  for (const sort of sorts) {
    const text = label(sort);
    if (text !== undefined && !sortsByLabel.has(text)) sortsByLabel.set(text, sort);
  }
  return [...sortsByLabel].map(([text, sort]) => [sort, text] as const);
}

/** How the order of a field is named: times by age, other values by size or letter. */
function kindOf(field: string): 'time' | 'value' {
  return /_(at|on)$/.test(field) ? 'time' : 'value';
}

const Trigger = styled.button`
  display: inline-flex;
  gap: ${theme.space[2]};
  align-items: center;
  min-width: 0;
  min-height: 1.5rem;
  margin-inline-start: -${theme.space[4]};
  padding: 0 ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font-size: inherit;
  text-align: start;
  cursor: pointer;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > svg {
    flex: none;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.sunken};
    color: ${theme.color.ink};
  }
`;
