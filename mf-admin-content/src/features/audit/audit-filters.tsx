import { FilterDrawer, useIsNarrow } from '@enlace/shared-admin';
import { type AuditLabels, resourceName } from '@enlace/shared-admin/audit';
import type { AuditEntry } from '@enlace/shared-contract/admin';
import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Button, Select, theme } from '@enlace/shared-ui';
import { Combobox, DateInput, type PickerOption } from '@enlace/shared-ui/controls';
import { useMemo, useState } from 'react';

import { useUserSearch } from '../../lib/use-user-search';
import { isNarrowed, type AuditChoice } from './audit';
import { auditScreenTexts } from './texts';

export interface AuditFiltersProps {
  readonly choice: AuditChoice;
  readonly labels: AuditLabels;
  /** The shown entries; they name the chosen user. */
  readonly entries: readonly AuditEntry[];
  /** Number of matching entries; null while unknown. */
  readonly total: number | null;
  readonly onChange: (part: Partial<AuditChoice>) => void;
}

/** Filters of the audit: user, resource, action and days; the address contains them. On phones one button opens them. */
export function AuditFilters({ choice, labels, entries, total, onChange }: AuditFiltersProps) {
  const t = useTexts(auditScreenTexts);
  const { locale } = useLocale();
  const [chosenUser, setChosenUser] = useState<PickerOption | null>(null);
  const search = useUserSearch();
  const actorName = entries.find(({ actor }) => actor?.id === choice.actorId)?.actor?.name;
  const isChosen = chosenUser !== null && Number(chosenUser.value) === choice.actorId;
  const user =
    choice.actorId === null
      ? null
      : isChosen
        ? chosenUser
        : { value: choice.actorId, label: actorName ?? `#${choice.actorId}` };
  const options = useMemo(() => {
    const sort = (names: Readonly<Record<string, string>>) =>
      Object.entries(names)
        .map(([value, label]) => ({ value, label }))
        .sort((one, other) => one.label.localeCompare(other.label, locale));
    const { action, resource } = choice;
    // A chosen one without a label stays visible.
    return {
      resources: sort({ ...(resource !== '' && { [resource]: resourceName(labels, resource) }), ...labels.resources }),
      actions: sort({ ...(action !== '' && { [action]: action }), ...labels.actions }),
    };
  }, [choice, labels, locale]);
  const isNarrow = useIsNarrow();
  const controls = (
    <>
      <Labelled>
        <span>{t('user')}</span>
        <Combobox
          label={t('user')}
          placeholder={t('allUsers')}
          value={user}
          search={search}
          onChange={(option) => {
            setChosenUser(option);
            onChange({ actorId: option === null ? null : Number(option.value) });
          }}
        />
      </Labelled>
      <label>
        <span>{t('resource')}</span>
        <Select
          placeholder={t('allResources')}
          options={options.resources}
          value={choice.resource}
          onChange={({ target }) => onChange({ resource: target.value, rowId: '' })}
        />
      </label>
      <label>
        <span>{t('action')}</span>
        <Select
          placeholder={t('allActions')}
          options={options.actions}
          value={choice.action}
          onChange={({ target }) => onChange({ action: target.value })}
        />
      </label>
      <label>
        <span>{t('from')}</span>
        <DateInput value={choice.from} onChange={({ target }) => onChange({ from: target.value })} />
      </label>
      <label>
        <span>{t('to')}</span>
        <DateInput value={choice.to} onChange={({ target }) => onChange({ to: target.value })} />
      </label>
      {choice.rowId !== '' && (
        <Button variant="secondary" iconBefore="close" onClick={() => onChange({ rowId: '' })}>
          {t('ofRecord', { id: choice.rowId })}
        </Button>
      )}
    </>
  );
  if (isNarrow) {
    const filters = [choice.actorId ?? '', choice.resource, choice.rowId, choice.action, choice.from, choice.to];
    return (
      <Bar role="search">
        <FilterDrawer
          count={filters.filter((filter) => filter !== '').length}
          {...(total === null ? {} : { result: t('count', { count: total }) })}
          {...(isNarrowed(choice) ? { onClear: () => onChange(noFilters) } : {})}
        >
          <Sheet>{controls}</Sheet>
        </FilterDrawer>
      </Bar>
    );
  }
  return (
    <Bar role="search">
      {controls}
      {isNarrowed(choice) && (
        <Button variant="ghost" iconBefore="close" onClick={() => onChange(noFilters)}>
          {t('clear')}
        </Button>
      )}
    </Bar>
  );
}

const noFilters: Partial<AuditChoice> = { actorId: null, resource: '', rowId: '', action: '', from: '', to: '' };

const Labelled = styled.div``;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]} ${theme.space[16]};
  align-items: end;
  margin-bottom: ${theme.space[16]};
  > label,
  > ${Labelled} {
    display: grid;
    flex: 1 1 10rem;
    gap: ${theme.space[4]};
    min-width: 0;
    font-size: ${theme.textSize.small};
  }
  ${theme.media.medium} {
    > label,
    > ${Labelled} {
      max-width: 16rem;
    }
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  > label,
  > ${Labelled} {
    display: grid;
    gap: ${theme.space[4]};
    min-width: 0;
    font-size: ${theme.textSize.small};
  }
`;
