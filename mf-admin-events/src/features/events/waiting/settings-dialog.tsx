import { type AdminRow, CallConfirmation, CallFormDialog, useLateTexts } from '@enlace/shared-admin';
import { offerMinutes, waitingEntryCalls, type WaitingSettings } from '@enlace/shared-contract/orders';
import { readNumber } from '@enlace/shared-contract/text';
import { subjectOf } from '@enlace/shared-data';
import { FormField, Text, TextInput } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { waitingTexts } from './texts';

export interface SettingsDialogProps {
  readonly event: AdminRow;
  readonly settings: WaitingSettings;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function SettingsDialog({ event, settings, onClose, onDone }: SettingsDialogProps) {
  const t = useLateTexts(waitingTexts);
  const [isOn, setOn] = useState(settings.is_on);
  const [isPaused, setPaused] = useState(settings.is_paused);
  const [hours, setHours] = useState(String(settings.offer_minutes / 60));
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const call = useDialogCall(`waiting settings ${event.id}`, { onDone, onClose });
  const minutes = Math.round((readNumber(hours) ?? NaN) * 60);
  const isWrong = !(minutes >= offerMinutes.least && minutes <= offerMinutes.most);
  const hoursError = isChecked && isWrong ? t('offerHoursHint') : call.errorOf('offer_minutes');
  // Without the list, its places end, and each person gets a mail.
  const { waiting_people: people } = settings;
  const endsPlaces = settings.is_on && !isOn && people > 0;
  // A refusal of a field leads back to the field.
  const hasFieldErrors = Object.keys(call.error?.fields ?? {}).length > 0;
  const isConfirming = isAsking && !hasFieldErrors;
  const handleSubmit = () => {
    setChecked(true);
    if (isWrong) return;
    if (endsPlaces && !isConfirming) {
      call.clear();
      return setAsking(true);
    }
    const body = { is_on: isOn, is_paused: isPaused, offer_minutes: minutes };
    const changes = [subjectOf('events', event.id)];
    call.start({ call: waitingEntryCalls.editWaitingSettings, params: { id: event.id }, body, changes }, () =>
      call.finish(t('settingsDone')),
    );
  };
  if (isConfirming)
    return (
      <CallConfirmation
        call={call}
        isDanger
        title={t('offTitle')}
        confirmLabel={t('offConfirm')}
        failedText={t('failed')}
        onConfirm={handleSubmit}
        onClose={() => setAsking(false)}
      >
        <Text>{t('offHint', { count: people })}</Text>
      </CallConfirmation>
    );
  return (
    <CallFormDialog
      call={call}
      title={t('settings')}
      closeLabel={t('close')}
      submitLabel={t('save')}
      failedText={t('failed')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Checkbox checked={isOn} onChange={({ target }) => setOn(target.checked)}>
        {t('isOn')}
      </Checkbox>
      <Checkbox checked={isPaused} onChange={({ target }) => setPaused(target.checked)}>
        {t('isPaused')}
      </Checkbox>
      <FormField label={t('offerHours')} hint={t('offerHoursHint')} error={hoursError}>
        <TextInput inputMode="decimal" value={hours} onChange={({ target }) => setHours(target.value)} />
      </FormField>
    </CallFormDialog>
  );
}
