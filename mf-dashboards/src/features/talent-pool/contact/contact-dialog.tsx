import type { PoolMemberDetails } from '@enlace/shared-contract/talent-pool';
import { isCancelled, noticeShown, toErrorView, useCall, useReload, useScreen } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import type { OwnCompanies } from '../state/own-companies';
import { pool } from '../state/pool.slice';
import { poolTexts } from '../texts';
import { CompanyField } from './company-field';
import { MessageField } from './message-field';

/** What a recruiter has typed. */
export interface ContactDraft {
  /** Null until one of several companies is chosen. */
  readonly companyId: number | null;
  readonly message: string;
}

export interface ContactDialogProps {
  readonly member: Pick<PoolMemberDetails, 'id' | 'name'>;
  readonly companies: OwnCompanies;
  readonly draft: ContactDraft;
  readonly onDraft: (draft: ContactDraft) => void;
  readonly onClose: () => void;
}

/** Writes to a member for a company. The words stay when the API refuses them. */
export function ContactDialog({ member, companies, draft, onDraft, onClose }: ContactDialogProps) {
  const t = useTexts(poolTexts);
  const { locale: lang } = useScreen();
  const dispatch = useDispatch();
  const reload = useReload();
  const { id, name } = member;
  const { run, status, error, clear } = useCall(pool.calls.contact, `contact ${id}`);
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const [onlyCompany, ...otherCompanies] = companies.rows ?? [];
  const companyId = draft.companyId ?? (otherCompanies.length === 0 ? (onlyCompany?.id ?? null) : null);
  const message = draft.message.trim();
  const problems = {
    company: companyId === null ? t('contact.companyNeeded') : '',
    message: message === '' ? t('contact.messageNeeded') : '',
  };

  const handleSubmit = async () => {
    setChecked(true);
    if (companyId === null || message === '') return;
    try {
      const answer = await run({ id, lang, companyId, message });
      dispatch(pool.calls.one.replaced({ id, lang }, answer));
      dispatch(noticeShown({ kind: 'success', text: t('contact.done') }));
      onDraft({ companyId: null, message: '' });
      onClose();
    } catch (cause) {
      // The state of the call has the error. Another recruiter of the company was first, or the member has decided.
      if (!isCancelled(cause) && toErrorView(cause).code === 'CONFLICT') reload([pool.calls.one.query({ id, lang })]);
    }
  };
  const fieldError = (field: string) => error?.fields[field]?.[0] ?? '';
  const isOfField = fieldError('company_id') !== '' || fieldError('message') !== '';
  const failure = error === null || isOfField ? null : error.message || t('contact.failed');
  return (
    <FormDialog
      title={name === null ? t('contact.toHidden') : t('contact.to', { name })}
      size="xl"
      isDismissible={status === 'pending' ? false : 'byKey'}
      closeLabel={t('cancel')}
      submitLabel={t('contact.send')}
      isLoading={status === 'pending'}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <CompanyField
        companies={companies}
        companyId={companyId}
        error={(isChecked && problems.company) || fieldError('company_id')}
        onChange={(chosenId) => onDraft({ ...draft, companyId: chosenId })}
      />
      <MessageField
        message={draft.message}
        error={(isChecked && problems.message) || fieldError('message')}
        onChange={(text) => onDraft({ ...draft, message: text })}
      />
    </FormDialog>
  );
}
