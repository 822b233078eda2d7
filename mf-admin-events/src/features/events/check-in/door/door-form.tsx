import type { CheckInList } from '@enlace/shared-contract/attendees';
import { useTexts } from '@enlace/shared-platform';
import { Button, Cluster, FormField, Select, Stack, TextInput } from '@enlace/shared-ui';
import { RadioGroup, Switch } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { checkInTexts } from '../texts';
import type { DoorSettings } from './settings';

export interface DoorFormProps {
  readonly settings: DoorSettings;
  readonly lists: readonly CheckInList[];
  readonly onSave: (settings: DoorSettings) => void;
  /** Undefined before the first start. */
  readonly onClose?: (() => void) | undefined;
}

const modes = ['express', 'standard'] as const;

/** List, gate, mode and signals of this device. */
export function DoorForm({ settings, lists, onSave, onClose }: DoorFormProps) {
  const t = useTexts(checkInTexts);
  const [draft, setDraft] = useState(settings);
  const [isChecked, setChecked] = useState(false);
  const listId = draft.listId ?? lists[0]?.id ?? null;
  return (
    <form
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (draft.gate.trim() !== '') onSave({ ...draft, gate: draft.gate.trim(), listId });
      }}
    >
      <Stack gap={16}>
        {lists.length > 1 && (
          <FormField label={t('list')}>
            <Select
              value={String(listId)}
              options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target }) => setDraft({ ...draft, listId: Number(target.value) })}
            />
          </FormField>
        )}
        <FormField
          label={t('gate')}
          hint={t('gateHint')}
          isRequired
          error={isChecked && draft.gate.trim() === '' ? t('gateNeeded') : ''}
        >
          <TextInput
            autoComplete="off"
            maxLength={60}
            value={draft.gate}
            onChange={({ target }) => setDraft({ ...draft, gate: target.value })}
          />
        </FormField>
        <FormField isGroup label={t('mode')}>
          <RadioGroup
            value={draft.mode}
            options={modes.map((value) => ({ value, label: t(`modes.${value}`), hint: t(`modeHints.${value}`) }))}
            onChange={(value) => setDraft({ ...draft, mode: value === 'standard' ? 'standard' : 'express' })}
          />
        </FormField>
        <Switch checked={draft.hasSound} onChange={({ target }) => setDraft({ ...draft, hasSound: target.checked })}>
          {t('sound')}
        </Switch>
        <Switch
          checked={draft.hasVibration}
          onChange={({ target }) => setDraft({ ...draft, hasVibration: target.checked })}
        >
          {t('vibration')}
        </Switch>
        <Cluster>
          <Button type="submit">{onClose === undefined ? t('start') : t('save')}</Button>
          {onClose !== undefined && (
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
