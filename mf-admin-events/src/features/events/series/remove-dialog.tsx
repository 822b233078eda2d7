import { type AdminRow, CallConfirmation, useLateTexts } from '@enlace/shared-admin';
import { seriesCalls, seriesChangeSchema, seriesScopes } from '@enlace/shared-contract/events';
import { subjectOf } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { FormField, Stack, Text } from '@enlace/shared-ui';
import { RadioGroup } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { seriesTexts } from './texts';

interface RemoveDialogProps {
  readonly event: AdminRow;
  readonly onClose: () => void;
}

/** Removes this and the following dates, or all. One date alone is removed as any event. */
export function RemoveDialog({ event, onClose }: RemoveDialogProps) {
  const t = useLateTexts(seriesTexts);
  const navigate = useNavigate();
  const [scope, setScope] = useState<(typeof seriesScopes)[number]>('following');
  const call = useDialogCall(`remove series ${event.id}`, { onClose });
  const handleConfirm = () => {
    const request = { call: seriesCalls.removeFromSeries, params: { id: event.id }, body: { scope } };
    call.run({ ...request, schema: seriesChangeSchema, changes: [subjectOf('events')] }).then(
      ({ data }) => {
        call.finish(t('removed', { count: data.changed }));
        void navigate('/admin/events', { replace: true });
      },
      () => undefined,
    );
  };
  return (
    <CallConfirmation
      call={call}
      isDanger
      title={t('removeTitle')}
      confirmLabel={t('removeConfirm')}
      failedText={t('removeFailed')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('removeHint')}</Text>
        <FormField label={t('scope')} isGroup>
          <RadioGroup
            value={scope}
            options={seriesScopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
            onChange={(value) => setScope(value === 'all' ? 'all' : 'following')}
          />
        </FormField>
      </Stack>
    </CallConfirmation>
  );
}
