import { useCall } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Stack, Text } from '@enlace/shared-ui';
import { ConfirmDialog, DateInput } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { saveFile } from '../../../lib/save-file';
import { daysFromNow, endOfDay, startOfDay } from '../state/days';
import { treasury } from '../state/treasury';
import { treasuryTexts } from '../texts';

/** Chooses the days of a CSV file with invoices and credit notes; empty fields have no bound. */
export function FileDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(treasuryTexts);
  const { start, status, error } = useCall(treasury.calls.file, 'file');
  const [from, setFrom] = useState(() => `${daysFromNow(0).slice(0, 4)}-01-01`);
  const [to, setTo] = useState('');
  const handleConfirm = () => {
    const time = { ...(from === '' ? {} : { from: startOfDay(from) }), ...(to === '' ? {} : { to: endOfDay(to) }) };
    start(time, (text) => {
      saveFile('membership-invoices', text);
      onClose();
    });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('figures.fileTitle')}
      confirmLabel={t('figures.save')}
      isLoading={status === 'pending'}
      error={error === null ? undefined : error.message || t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('figures.fileHint')}</Text>
        <FormField label={t('figures.from')}>
          <DateInput value={from} onChange={({ target }) => setFrom(target.value)} />
        </FormField>
        <FormField label={t('figures.to')}>
          <DateInput value={to} onChange={({ target }) => setTo(target.value)} />
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}
