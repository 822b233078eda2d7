import { type AdminRow, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { offerMinutes, waitingEntryCalls, type WaitingSettings } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { FormField, TextInput } from '@enlace/shared-ui';
import { Checkbox, FormDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { waitingTexts } from './texts';

export interface SettingsDialogProps {
  readonly event: AdminRow;
  readonly settings: WaitingSettings;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function SettingsDialog({ event, settings, onClose, onDone }: SettingsDialogProps) {
  const t = useLateTexts(waitingTexts);
  const { showSuccess } = useNotices();
  const [isOn, setOn] = useState(settings.is_on);
  const [isPaused, setPaused] = useState(settings.is_paused);
  const [hours, setHours] = useState(String(settings.offer_minutes / 60));
  const [isChecked, setChecked] = useState(false);
  const { start, status, error } = useOfficeCall(admin.calls, `waiting settings ${event.id}`);
  const minutes = Math.round(Number(hours.replace(',', '.')) * 60);
  const isWrong = !(minutes >= offerMinutes.least && minutes <= offerMinutes.most);
  const hoursError = isChecked && isWrong ? t('offerHoursHint') : (error?.fields['offer_minutes']?.[0] ?? '');
  const handleSubmit = () => {
    setChecked(true);
    if (isWrong) return;
    const body = { is_on: isOn, is_paused: isPaused, offer_minutes: minutes };
    const changes = [subjectOf('events', event.id)];
    start({ call: waitingEntryCalls.editWaitingSettings, params: { id: event.id }, body, changes }, () => {
      showSuccess(t('settingsDone'));
      onDone();
      onClose();
    });
  };
  return (
    <FormDialog
      title={t('settings')}
      closeLabel={t('close')}
      submitLabel={t('save')}
      isLoading={status === 'pending'}
      failure={error !== null && Object.keys(error.fields).length === 0 ? error.message || t('failed') : null}
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
    </FormDialog>
  );
}
