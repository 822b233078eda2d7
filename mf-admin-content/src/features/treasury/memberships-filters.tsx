import { FilterDrawer, useIsNarrow } from '@enlace/shared-admin';
import { useAnswer } from '@enlace/shared-data';
import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Button, Select, theme } from '@enlace/shared-ui';

import { SearchForm } from '../../lib/search-form';
import { useRoleName } from '../../lib/use-role-name';
import { isNarrowed, type MembershipsChoice } from './state/memberships-choice';
import { treasury } from './state/treasury';
import { useRegionName } from './state/use-region-name';
import { treasuryTexts } from './texts';

export interface MembershipsFiltersProps {
  readonly choice: MembershipsChoice;
  /** Codes of the countries of members. */
  readonly countries: readonly string[];
  /** Number of matching memberships; null while unknown. */
  readonly total: number | null;
  readonly onChange: (part: Partial<MembershipsChoice>) => void;
  readonly onClear: () => void;
}

/** Search, and filters by plan, role and country. On phones one button opens the filters. */
export function MembershipsFilters({ choice, countries, total, onChange, onClear }: MembershipsFiltersProps) {
  const t = useTexts(treasuryTexts);
  const { locale } = useLocale();
  const regionName = useRegionName();
  const roleName = useRoleName();
  const isNarrow = useIsNarrow();
  const packages = useAnswer(treasury.calls.packages, undefined).answer ?? [];
  const paidPackages = packages.filter(({ price }) => price > 0);
  const roles = [...new Map(paidPackages.map(({ role_id: id, role }) => [id, role]))];
  const controls = (
    <>
      <Select
        aria-label={t('columns.role')}
        placeholder={t('allRoles')}
        options={roles.map(([id, name]) => ({ value: String(id), label: roleName({ name }) }))}
        value={choice.roleId}
        onChange={({ target }) => onChange({ roleId: target.value, packageId: '' })}
      />
      <Select
        aria-label={t('columns.plan')}
        placeholder={t('allPlans')}
        options={paidPackages
          .filter(({ role_id: id }) => choice.roleId === '' || String(id) === choice.roleId)
          .map(({ id, name, role }) => ({ value: String(id), label: `${roleName({ name: role })} · ${name}` }))}
        value={choice.packageId}
        onChange={({ target }) => onChange({ packageId: target.value })}
      />
      <Select
        aria-label={t('country')}
        placeholder={t('allCountries')}
        options={countries
          .map((value) => ({ value, label: regionName(value) }))
          .sort((one, other) => one.label.localeCompare(other.label, locale))}
        value={choice.country}
        onChange={({ target }) => onChange({ country: target.value })}
      />
    </>
  );
  const count = [choice.packageId, choice.roleId, choice.country].filter((value) => value !== '').length;
  return (
    <Bar>
      <SearchForm
        key={choice.search}
        label={t('search')}
        button={t('find')}
        search={choice.search}
        onSearch={(search) => onChange({ search })}
      />
      {isNarrow ? (
        <FilterDrawer
          count={count}
          {...(total === null ? {} : { result: t('count', { count: total }) })}
          {...(count > 0 ? { onClear } : {})}
        >
          <Sheet>{controls}</Sheet>
        </FilterDrawer>
      ) : (
        <>
          {controls}
          {isNarrowed(choice) && (
            <Button variant="ghost" iconBefore="close" onClick={onClear}>
              {t('clear')}
            </Button>
          )}
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: center;
  margin-bottom: ${theme.space[8]};
  > :not(form, button) {
    flex: 1 1 10rem;
    max-width: 14rem;
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;
