import { type FollowUp, noteVisibilities, type PoolMember } from '@enlace/shared-contract/talent-pool';
import { useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Stack, Text, TextInput, theme } from '@enlace/shared-ui';
import { DateInput, RadioGroup } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { dayIn } from '../../../lib/talent/days';
import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { CompanyField } from '../contact/company-field';
import type { OwnCompanies } from '../state/own-companies';
import { useOwnCompany } from '../state/use-own-company';

export interface FollowUpFormProps {
  readonly id: PoolMember['id'];
  /** The one that is changed; null for a new one. */
  readonly followUp: FollowUp | null;
  readonly companies: OwnCompanies;
  readonly onClose: () => void;
}

const daysAhead = 7;

/** Sets a follow-up; the words stay when the API refuses them. */
export function FollowUpForm({ id, followUp, companies, onClose }: FollowUpFormProps) {
  const t = useTexts(talentTexts);
  const { run, status, error, clear } = useCall(talent.calls.setFollowUp, `follow-up ${id}`);
  const ownCompany = useOwnCompany(companies);
  const companyId = followUp?.company.id ?? ownCompany.companyId;
  const [day, setDay] = useState(() => followUp?.due_on ?? dayIn(daysAhead));
  const [word, setWord] = useState(followUp?.word ?? '');
  const [visibility, setVisibility] = useState<FollowUp['visibility']>(followUp?.visibility ?? 'own');
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const fieldError = (field: string) => error?.fields[field]?.[0] ?? '';

  const handleSubmit = async () => {
    setChecked(true);
    if (day === '' || companyId === null) return;
    try {
      await run({ memberId: id, companyId, visibility, due_on: day, word: word.trim() });
    } catch {
      // The state of the call has the error.
      return;
    }
    onClose();
  };
  const isOfField = ['due_on', 'word', 'company_id'].some((field) => fieldError(field) !== '');
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <Stack gap={12}>
        {error !== null && !isOfField && <Text role="alert">{error.message || t('failed')}</Text>}
        {followUp === null && ownCompany.hasSeveral && (
          <CompanyField
            companies={companies}
            companyId={companyId}
            error={fieldError('company_id')}
            onChange={ownCompany.setCompanyId}
          />
        )}
        <FormField
          label={t('followUp.day')}
          isRequired
          error={isChecked && day === '' ? t('followUp.dayNeeded') : fieldError('due_on')}
        >
          <DateInput value={day} onChange={({ target }) => setDay(target.value)} />
        </FormField>
        <FormField label={t('followUp.word')} error={fieldError('word')}>
          <TextInput maxLength={200} value={word} onChange={({ target }) => setWord(target.value)} />
        </FormField>
        {followUp === null && (
          <FormField label={t('followUp.who')} isGroup>
            <RadioGroup
              value={visibility}
              options={noteVisibilities.map((value) => ({ value, label: t(`followUp.visibility.${value}`) }))}
              onChange={(value) => setVisibility(value === 'company' ? 'company' : 'own')}
            />
          </FormField>
        )}
        <span>
          <Button type="submit" size="small" isLoading={status === 'pending'}>
            {t('save')}
          </Button>{' '}
          <Button size="small" variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </span>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  padding-top: ${theme.space[12]};
`;
