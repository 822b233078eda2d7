import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { DateInput } from '@enlace/shared-ui/controls';

import { SearchForm } from '../../lib/search-form';
import { type DonationsChoice, isNarrowed } from './state/donations-choice';
import { donationsTexts } from './texts';

export interface DonationsFiltersProps {
  readonly choice: DonationsChoice;
  readonly onChange: (part: Partial<DonationsChoice>) => void;
  readonly onClear: () => void;
}

/** Search, and the days of the receipts. */
export function DonationsFilters({ choice, onChange, onClear }: DonationsFiltersProps) {
  const t = useTexts(donationsTexts);
  return (
    <Bar>
      <SearchForm
        key={choice.search}
        label={t('search')}
        button={t('find')}
        search={choice.search}
        onSearch={(search) => onChange({ search })}
      />
      <label>
        <span>{t('from')}</span>
        <DateInput value={choice.from} onChange={({ target }) => onChange({ from: target.value })} />
      </label>
      <label>
        <span>{t('to')}</span>
        <DateInput value={choice.to} onChange={({ target }) => onChange({ to: target.value })} />
      </label>
      {isNarrowed(choice) && (
        <Button variant="ghost" iconBefore="close" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: end;
  margin-bottom: ${theme.space[8]};
  label {
    display: grid;
    flex: 0 1 10rem;
    gap: ${theme.space[2]};
    font-size: ${theme.textSize.small};
    color: ${theme.color.inkSoft};
  }
`;
