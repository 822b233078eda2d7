import { Button, Cluster, FormField, Stack } from '@enlace/shared-ui';
import { DateTimeInput, Modal, RadioGroup } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { instantOf, localOf } from '../fields/instants';
import { useAdminTexts } from '../texts';

export interface ScheduleDialogProps {
  readonly isPublished: boolean;
  readonly onClose: () => void;
  /** `at` null means immediately. */
  readonly onPlan: (what: 'publish' | 'unpublish', at: string | null) => void;
}

/** Schedules when a record becomes public, or visible to editors only; in the user's time zone. */
export function ScheduleDialog({ isPublished, onClose, onPlan }: ScheduleDialogProps) {
  const t = useAdminTexts();
  const [what, setWhat] = useState<'publish' | 'unpublish'>(isPublished ? 'unpublish' : 'publish');
  const [openedAt] = useState(() => Date.now());
  const [when, setWhen] = useState(() => localOf(new Date(openedAt + 3_600_000).toISOString()));
  const instant = instantOf(when);
  const isInTime = Date.parse(instant) > openedAt;
  return (
    <Modal
      isOpen
      size="md"
      title={t('publish.planTitle')}
      onClose={onClose}
      footer={
        <Cluster>
          <Button variant="ghost" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          {isPublished && what === 'unpublish' && (
            <Button variant="secondary" onClick={() => onPlan('unpublish', null)}>
              {t('publish.unpublishNow')}
            </Button>
          )}
          <Button isDisabled={!isInTime} onClick={() => onPlan(what, instant)}>
            {t('publish.planIt')}
          </Button>
        </Cluster>
      }
    >
      <Stack gap={20}>
        <FormField isGroup label={t('publish.what')}>
          <RadioGroup
            name="what"
            value={what}
            options={(['publish', 'unpublish'] as const).map((value) => ({
              value,
              label: t(`publish.choices.${value}`),
            }))}
            onChange={(value) => setWhat(value === 'unpublish' ? 'unpublish' : 'publish')}
          />
        </FormField>
        <FormField
          isGroup
          label={t('publish.when')}
          hint={t('publish.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          error={isInTime ? '' : t('publish.past')}
        >
          <DateTimeInput value={when} onChange={setWhen} />
        </FormField>
      </Stack>
    </Modal>
  );
}
