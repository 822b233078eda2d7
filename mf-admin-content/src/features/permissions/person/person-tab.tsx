import { useAnswer, useReload } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, FormField, Skeleton, theme } from '@enlace/shared-ui';
import { Combobox, type PickerOption } from '@enlace/shared-ui/controls';

import { useUserSearch } from '../../../lib/use-user-search';
import { rights } from '../state/rights';
import { permissionsTexts } from '../texts';
import { PersonRights } from './person-rights';

/** The rights of one user, who is found by name or e-mail address. */
export function PersonTab({ personId }: { readonly personId: number | null }) {
  const t = useTexts(permissionsTexts);
  const navigate = useNavigate();
  const reload = useReload();
  const { ofPerson } = rights.calls;
  const { status, answer, error } = useAnswer(ofPerson, personId ?? 0);
  const search = useUserSearch();
  const chosenPerson = answer === null ? null : { value: answer.person.id, label: answer.person.name };
  const handleChange = (option: PickerOption | null) =>
    void navigate(option === null ? '?view=person' : `?person=${option.value}`, { preventScrollReset: true });
  return (
    <Column>
      <FormField label={t('person.who')}>
        <Combobox label={t('person.who')} value={chosenPerson} search={search} onChange={handleChange} />
      </FormField>
      {personId === null && <EmptyState title={t('person.none.title')}>{t('person.none.hint')}</EmptyState>}
      {personId !== null && status === 'rejected' && (
        <ErrorState title={t('failed.title')} onRetry={() => reload([ofPerson.query(personId)])}>
          {error?.message}
        </ErrorState>
      )}
      {personId !== null && status !== 'rejected' && answer === null && <Skeleton lines={8} />}
      {answer !== null && <PersonRights key={answer.person.id} personRights={answer} />}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[24]};
  max-width: 60rem;
  > :first-child {
    max-width: 26rem;
  }
`;
