import { styled, useTexts } from '@enlace/shared-platform';
import { Button, SearchInput } from '@enlace/shared-ui';

import { space } from '../../lib/tokens';
import { useFilterForm } from '../../lib/use-filter-form';
import { homeTexts } from './texts';

export function HomeSearch() {
  const t = useTexts(homeTexts);
  const filter = useFilterForm('/search');
  return (
    <Form role="search" {...filter}>
      <SearchInput label={t('home.searchLabel')} name="q" maxLength={120} placeholder={t('home.searchLabel')} />
      <Button type="submit" variant="secondary">
        {t('home.searchButton')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
  max-width: 30rem;
  margin-top: ${space[16]};
`;
