import { CallConfirmation } from '@enlace/shared-admin';
import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Stack, Text } from '@enlace/shared-ui';
import { DateInput } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { saveFile } from '../../../lib/save-file';
import { daysFromNow, endOfDay, startOfDay } from '../state/days';
import { treasury } from '../state/treasury';
import { figuresTexts } from './texts';

/** Chooses the days of a CSV file with invoices and credit notes; empty fields have no bound. */
export function FileDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(figuresTexts);
  const call = useCall(treasury.calls.file, 'file');
  const [from, setFrom] = useState(() => `${daysFromNow(0).slice(0, 4)}-01-01`);
  const [to, setTo] = useState('');
  const handleConfirm = () => {
    const time = { ...(from === '' ? {} : { from: startOfDay(from) }), ...(to === '' ? {} : { to: endOfDay(to) }) };
    call.start(time, (text) => {
      saveFile('membership-invoices', text);
      onClose();
    });
  };
  return (
    <CallConfirmation
      call={call}
      title={t('fileTitle')}
      confirmLabel={t('save')}
      failedText={t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('fileHint')}</Text>
        <FormField label={t('from')}>
          <DateInput value={from} onChange={({ target }) => setFrom(target.value)} />
        </FormField>
        <FormField label={t('to')}>
          <DateInput value={to} onChange={({ target }) => setTo(target.value)} />
        </FormField>
      </Stack>
    </CallConfirmation>
  );
}
