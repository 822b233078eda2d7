import type { PoolMember } from '@enlace/shared-contract/talent-pool';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, Stack } from '@enlace/shared-ui';
import { useState } from 'react';

import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { CompanyField } from '../contact/company-field';
import type { OwnCompanies } from '../state/own-companies';
import { useOwnCompany } from '../state/use-own-company';
import { poolTexts } from '../texts';
import { NoteFields, type NoteWords } from './note-fields';

export interface NewNoteProps {
  readonly id: PoolMember['id'];
  readonly companies: OwnCompanies;
}

const noWords: NoteWords = { text: '', visibility: 'company' };

/** Writes a note; the words stay when the API refuses them. */
export function NewNote({ id, companies }: NewNoteProps) {
  const t = useTexts(talentTexts);
  const p = useTexts(poolTexts);
  const { run, status, error } = useCall(talent.calls.addNote, `add note ${id}`);
  const { companyId, hasSeveral, setCompanyId } = useOwnCompany(companies);
  const [words, setWords] = useState(noWords);
  const [isChecked, setChecked] = useState(false);
  const text = words.text.trim();

  const handleSubmit = async () => {
    setChecked(true);
    if (text === '' || companyId === null) return;
    try {
      await run({ memberId: id, companyId, visibility: words.visibility, text });
    } catch {
      // The state of the call has the error.
      return;
    }
    setWords({ ...words, text: '' });
    setChecked(false);
  };
  const failure = error === null ? '' : (error.fields['text']?.[0] ?? (error.message || t('failed')));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <Stack gap={12} align="stretch">
        {hasSeveral && (
          <CompanyField
            companies={companies}
            companyId={companyId}
            error={isChecked && companyId === null ? p('contact.companyNeeded') : ''}
            onChange={setCompanyId}
          />
        )}
        <NoteFields
          label={t('notes.field')}
          words={words}
          error={isChecked && text === '' ? t('notes.needed') : failure}
          onChange={setWords}
        />
        <span>
          <Button type="submit" size="small" variant="secondary" isLoading={status === 'pending'}>
            {t('notes.add')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}
