import { styled, useTexts } from '@enlace/shared-platform';
import { Button, SearchInput, theme } from '@enlace/shared-ui';
import { useState, type FormEvent } from 'react';

import { backgroundJobsTexts } from './texts';

export interface JobSearchProps {
  /** The current search term. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches the dead jobs when the form is submitted. */
export function JobSearch({ search, onSearch }: JobSearchProps) {
  const t = useTexts(backgroundJobsTexts);
  const [term, setTerm] = useState(search);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(term.trim());
  };
  return (
    <Bar role="search" onSubmit={handleSubmit}>
      <SearchInput label={t('search')} maxLength={120} value={term} onChange={(event) => setTerm(event.target.value)} />
      <Button type="submit" variant="secondary">
        {t('find')}
      </Button>
      {search !== '' && (
        <Button variant="ghost" iconBefore="close" onClick={() => onSearch('')}>
          {t('clear')}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  margin-bottom: ${theme.space[16]};
  > span {
    flex: 1 1 14rem;
    max-width: 28rem;
  }
`;
