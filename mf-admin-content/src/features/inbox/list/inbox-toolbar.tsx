import { FilterDrawer, useIsNarrow, useSearchTerm } from '@enlace/shared-admin';
import { formFamilies, formKinds } from '@enlace/shared-contract/forms';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, SearchInput, Select, theme } from '@enlace/shared-ui';
import { DateInput } from '@enlace/shared-ui/controls';

import { isNarrowed, type InboxChoice } from '../state/inbox-choice';
import { useAssignees } from '../state/use-inbox';
import { inboxTexts } from '../texts';
import { kindsOf } from './kinds-of';

const orders = ['created_at_desc', 'created_at_asc', 'updated_at_desc', 'name_asc', 'state_asc'] as const;

export interface InboxToolbarProps {
  readonly choice: InboxChoice;
  /** Number of entries by family, with the other filters applied. */
  readonly counts: Readonly<Record<string, number>>;
  /** Number of matching entries; null while unknown. */
  readonly total: number | null;
  readonly onChange: (part: Partial<InboxChoice>) => void;
}

/** Search, kind, person, dates and order; the address contains all of them. */
export function InboxToolbar({ choice, counts, total, onChange }: InboxToolbarProps) {
  const t = useTexts(inboxTexts);
  const formats = useFormats();
  const people = useAssignees();
  const isNarrow = useIsNarrow();
  const [typedTerm, setTypedTerm] = useSearchTerm(choice.search, (search) => onChange({ search }));

  const chooseKind = (value: string) => {
    const family = formFamilies.find((name) => name === value) ?? '';
    const kind = formKinds.find((name) => name === value) ?? '';
    onChange({ family, kind });
  };
  const order = orders.find((name) => name === `${choice.sort}_${choice.order}`) ?? orders[0];
  const chooseOrder = (value: string) => {
    const [, sort = '', direction = ''] = /^(.+)_(asc|desc)$/.exec(value) ?? [];
    onChange({ sort, order: direction });
  };

  const searchInput = (
    <SearchInput
      id="inbox-search"
      label={t('filters.search')}
      value={typedTerm}
      maxLength={200}
      onChange={(event) => setTypedTerm(event.target.value)}
    />
  );
  const filters = (
    <>
      <Select
        aria-label={t('filters.kind')}
        placeholder={t('filters.kind')}
        value={choice.kind || choice.family}
        onChange={(event) => chooseKind(event.target.value)}
      >
        {formFamilies.map((family) => {
          const label = `${t(`families.${family}`)} (${formats.number(counts[family] ?? 0)})`;
          const kinds = kindsOf(family);
          return (
            <optgroup key={family} label={label}>
              <option value={family}>{t(`families.${family}`)}</option>
              {kinds.length > 1 &&
                kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kinds.${kind}`)}
                  </option>
                ))}
            </optgroup>
          );
        })}
      </Select>
      <Select
        aria-label={t('assignee')}
        placeholder={t('filters.assignee')}
        options={[
          { value: 'me', label: t('filters.me') },
          { value: 'nobody', label: t('filters.nobody') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={choice.assignee}
        onChange={(event) => onChange({ assignee: event.target.value })}
      />
      <Order>
        <Select
          aria-label={t('filters.sort')}
          options={orders.map((value) => ({ value, label: t(`filters.${value}`) }))}
          value={order}
          onChange={(event) => chooseOrder(event.target.value)}
        />
      </Order>
      <Days>
        <label>
          <span>{t('filters.from')}</span>
          <DateInput value={choice.from} onChange={(event) => onChange({ from: event.target.value })} />
        </label>
        <label>
          <span>{t('filters.to')}</span>
          <DateInput value={choice.to} onChange={(event) => onChange({ to: event.target.value })} />
        </label>
      </Days>
    </>
  );
  const clear = () => onChange({ family: '', kind: '', assignee: '', search: '', from: '', to: '' });
  if (isNarrow) {
    const activeFilters = [choice.kind || choice.family, choice.assignee, choice.from, choice.to].filter(Boolean);
    return (
      <ShortBar role="search">
        {searchInput}
        <FilterDrawer
          count={activeFilters.length}
          {...(total === null ? {} : { result: t('count', { count: total }) })}
          {...(isNarrowed(choice) ? { onClear: clear } : {})}
        >
          <Sheet>{filters}</Sheet>
        </FilterDrawer>
      </ShortBar>
    );
  }
  return (
    <Bar role="search">
      {searchInput}
      {filters}
      {isNarrowed(choice) && (
        <Button variant="ghost" size="small" iconBefore="close" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </Bar>
  );
}

/** Its options are the longest ones: they need a row on a phone. */
const Order = styled.div``;

/** The search and the filter button in one line. */
const ShortBar = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  margin-bottom: ${theme.space[8]};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > button {
    flex: none;
    padding-inline: ${theme.space[12]};
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]};
  align-items: center;
  margin-bottom: ${theme.space[16]};
  > :first-child,
  > ${Order} {
    grid-column: 1 / -1;
  }
  > button {
    justify-self: start;
  }
  input,
  select {
    min-height: 2.5rem;
    padding-block: ${theme.space[4]};
    font-size: ${theme.textSize.small};
  }
  ${theme.media.large} {
    display: flex;
    flex-wrap: wrap;
    > span {
      flex: 1 1 8.5rem;
    }
    > :first-child {
      flex: 3 1 14rem;
    }
    > ${Order} {
      flex-basis: 13rem;
    }
  }
`;

const Days = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: ${theme.space[8]};
  font-size: ${theme.textSize.small};
  > label {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    gap: ${theme.space[2]} ${theme.space[8]};
    min-width: 0;
    color: ${theme.color.inkSoft};
  }
  ${theme.media.large} {
    > label {
      flex-direction: row;
      align-items: center;
    }
  }
  input {
    min-width: 0;
    padding-inline: ${theme.space[8]};
  }
`;
