import { isAppError } from '@enlace/shared-contract/errors';
import {
  type MergeField,
  mergeUndoMinutes,
  mergeUsersSchema,
  privateFields,
  type UserRecord,
} from '@enlace/shared-contract/identity';
import { limitsOf } from '@enlace/shared-contract/resources';
import { useCall } from '@enlace/shared-data';
import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Button, FormField, theme } from '@enlace/shared-ui';
import { ConfirmDialog, Textarea } from '@enlace/shared-ui/controls';
import { useState, type FormEvent } from 'react';

import { toolsTexts } from '../tools/texts';
import { differingFields, proposeFields, valueOf } from './field-values';
import { useKeptReason } from '../use-kept-reason';
import { FieldChoice } from './field-choice';
import { merging } from './merging';

export interface MergeChoiceProps {
  readonly winner: UserRecord;
  readonly loser: UserRecord;
  /** Called when the server no longer has one of the accounts. */
  readonly onGone: () => void;
}

/** The choice of each field, then a confirmation, then the merge with undo. */
export function MergeChoice({ winner, loser, onGone }: MergeChoiceProps) {
  const t = useTexts(toolsTexts);
  const formats = useFormats();
  const { locale } = useLocale();
  const { status, error, run, clear } = useCall(merging.calls.merge);
  const [takenFields, setTakenFields] = useState(() => proposeFields(winner, loser));
  const { words, keep } = useKeptReason('merge', `${winner.id} ${loser.id}`);
  const { reason } = words;
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const fields = differingFields(winner, loser);
  // Of the privacy settings only those that differ.
  const partly = privateFields.filter((part) => winner.privacy[part] !== loser.privacy[part]);
  const sayOf = (user: UserRecord, field: MergeField) =>
    field === 'privacy'
      ? formats.list(partly.map((part) => `${t(`fields.${part}`)}: ${t(`privacy.levels.${user.privacy[part]}`)}`))
      : valueOf(user, field, locale);
  const choose = (field: MergeField, isTaken: boolean) => {
    const next = new Set(takenFields);
    if (isTaken) next.add(field);
    else next.delete(field);
    setTakenFields(next);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason.trim() !== '') setAsking(true);
  };
  const handleConfirm = () => {
    const order = { winner_id: winner.id, loser_id: loser.id, take: [...takenFields], reason: reason.trim() };
    run(order).catch((failure: unknown) => {
      // The dialog shows other refusals.
      if (!isAppError(failure) || failure.code !== 'NOT_FOUND') return;
      // One of them was merged or deleted meanwhile: the screen names it, and another one can be chosen.
      clear();
      onGone();
    });
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <h2>{t('merge.fields')}</h2>
      <div>
        {fields.map((field) => (
          <FieldChoice
            key={field}
            label={t(`fields.${field}`)}
            name={field}
            values={[sayOf(winner, field), sayOf(loser, field)]}
            {...(field === 'avatar' ? { pictures: [winner.avatar?.url, loser.avatar?.url] } : {})}
            isTaken={takenFields.has(field)}
            onChange={(isTaken) => choose(field, isTaken)}
          />
        ))}
      </div>
      <p>{t('merge.rights')}</p>
      <FormField
        label={t('reason')}
        hint={t('reasonHint')}
        isRequired
        error={isChecked && reason.trim() === '' ? t('reasonMissing') : undefined}
      >
        <Textarea
          rows={2}
          maxLength={limitsOf(mergeUsersSchema, 'reason').maxLength}
          value={reason}
          onChange={(event) => keep({ reason: event.target.value })}
        />
      </FormField>
      <div>
        <Button type="submit">{t('merge.submit')}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('merge.confirm')}
        confirmLabel={t('merge.submit')}
        isLoading={status === 'pending'}
        error={error?.message}
        onConfirm={handleConfirm}
        onClose={() => {
          clear();
          setAsking(false);
        }}
      >
        {t('merge.confirmHint', { loser: `${loser.name} (${loser.email})`, minutes: mergeUndoMinutes })}
      </ConfirmDialog>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[20]};
  max-width: 60rem;
  > h2 {
    font: 600 1rem/1.4 ${theme.font.text};
  }
  > p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;
