import { useTexts } from '@enlace/shared-platform';
import { FormField, Select } from '@enlace/shared-ui';
import { FormDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { nameOfDraft, type StageDraft } from './stage-draft';
import { settingsTexts } from './texts';

export interface StageRemovalDialogProps {
  readonly stage: StageDraft;
  /** All stages of the list. */
  readonly stages: readonly StageDraft[];
  /** Null: to the state without a stage. */
  readonly onRemove: (to: number | null) => void;
  readonly onClose: () => void;
}

/** Asks where the candidates of a stage go before it is removed. */
export function StageRemovalDialog({ stage, stages, onRemove, onClose }: StageRemovalDialogProps) {
  const t = useTexts(settingsTexts);
  const [to, setTo] = useState('');
  const others = stages.filter(({ id, state }) => id !== null && id !== stage.id && state === stage.state);
  return (
    <FormDialog
      title={t('removal.title', { name: nameOfDraft(stage) })}
      closeLabel={t('removal.cancel')}
      submitLabel={t('removal.confirm')}
      isLoading={false}
      onSubmit={() => onRemove(to === '' ? null : Number(to))}
      onClose={onClose}
    >
      <FormField label={t('removal.to')} hint={t('removal.text', { count: stage.count })}>
        <Select
          placeholder={t('removal.toState', { state: t(`states.${stage.state}`) })}
          options={others.map((one) => ({ value: one.id ?? 0, label: nameOfDraft(one) }))}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </FormField>
    </FormDialog>
  );
}
