import type { MemberSelection } from '@enlace/shared-contract/talent-pool';
import { noticeShown, useCall, useRead } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { FormField } from '@enlace/shared-ui';
import { FormDialog, RadioGroup } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { useTypedText } from '../../../lib/use-typed-text';
import { CompanyField } from '../contact/company-field';
import { isTag, TagInput } from '../file/tag-input';
import type { OwnCompanies } from '../state/own-companies';
import { useOwnCompany } from '../state/use-own-company';
import { poolTexts } from '../texts';
import { ChangePreview } from './change-preview';

export interface TagDialogProps {
  readonly companies: OwnCompanies;
  readonly selection: MemberSelection;
  /** When the dialog was opened, in milliseconds. */
  readonly visit: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives a tag to members or takes it from them, after a look at their number. */
export function TagDialog({ companies, selection, visit, onClose, onDone }: TagDialogProps) {
  const t = useTexts(talentTexts);
  const p = useTexts(poolTexts);
  const dispatch = useDispatch();
  const { run, status, error, clear } = useCall(talent.calls.changeTag, 'tag many');
  const { companyId, setCompanyId } = useOwnCompany(companies);
  const [pausedName, setPausedName] = useState('');
  const { text: name, setText: setName } = useTypedText(pausedName, setPausedName);
  const [isRemoval, setRemoval] = useState(false);
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const changeOf = (tag: string) =>
    companyId === null || !isTag(tag) ? null : { companyId, name: tag.trim(), isRemoval, selection };
  const change = changeOf(name);
  // Members are counted after a pause of the typing.
  const countedChange = changeOf(pausedName);
  const preview = useRead(talent.calls.previewTag, countedChange === null ? null : { ...countedChange, visit });
  const fieldError = (field: string) => error?.fields[field]?.[0] ?? '';

  const handleSubmit = async () => {
    setChecked(true);
    if (change === null) return;
    try {
      const { changed: count } = await run(change);
      dispatch(noticeShown({ kind: 'success', text: t('bulk.done', { count }) }));
    } catch {
      // The state of the call has the error.
      return;
    }
    onDone();
    onClose();
  };
  const isOfField = fieldError('name') !== '' || fieldError('company_id') !== '';
  return (
    <FormDialog
      title={t('bulk.tagTitle')}
      isDismissible={status === 'pending' ? false : 'byKey'}
      closeLabel={t('cancel')}
      submitLabel={t('bulk.apply')}
      isLoading={status === 'pending'}
      failure={error === null || isOfField ? null : fieldError('ids') || error.message || t('failed')}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <CompanyField
        companies={companies}
        companyId={companyId}
        error={isChecked && companyId === null ? p('contact.companyNeeded') : fieldError('company_id')}
        onChange={setCompanyId}
      />
      <FormField label={t('bulk.tagAction')} isGroup>
        <RadioGroup
          isRow
          value={isRemoval ? 'remove' : 'add'}
          options={(['add', 'remove'] as const).map((value) => ({ value, label: t(`bulk.tagActions.${value}`) }))}
          onChange={(value) => setRemoval(value === 'remove')}
        />
      </FormField>
      <FormField
        label={t('tags.any')}
        isRequired
        error={isChecked && !isTag(name) ? t('tags.wrong') : fieldError('name')}
      >
        <TagInput companyId={companyId} value={name} onChange={setName} />
      </FormField>
      {countedChange !== null && <ChangePreview preview={preview} />}
    </FormDialog>
  );
}
