import { JobProgress, jobOf, useOfficeCall } from '@enlace/shared-admin';
import { bulkCalls, bulkTrialSchema, type Selection } from '@enlace/shared-contract/admin';
import { librarySubject } from '@enlace/shared-admin/media';
import { dataChanged } from '@enlace/shared-data';
import { useDispatch, useFormats } from '@enlace/shared-platform';
import { Button, ErrorState, FormField, Skeleton, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { admin } from '../../../lib/admin';
import { useLateTexts } from '../late/texts';

export interface EraseDialogProps {
  /** Files by their ids; null for all files in the trash. */
  readonly ids: readonly number[] | null;
  readonly onClose: () => void;
}

const params = { resource: 'media' };

/** Deletes files in the trash for good, after the user has typed their number; a background job does it. */
export function EraseDialog({ ids, onClose }: EraseDialogProps) {
  const t = useLateTexts();
  const formats = useFormats();
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const trial = useOfficeCall(admin.calls, 'erase trial media');
  const run = useOfficeCall(admin.calls, 'erase media');
  const [selection] = useState<Selection>(ids === null ? { query: { trashed: 'only' } } : { ids: [...ids] });
  const body = { operation: 'hardRemove', selection } as const;
  const tryIt = () => trial.start({ call: bulkCalls.start, params, body: { ...body, dry_run: true } });

  const begin = useEffectEvent(() => tryIt());
  const forget = useEffectEvent(() => {
    trial.clear();
    run.clear();
  });
  useEffect(() => {
    begin();
    return () => forget();
  }, []);

  const answer = trial.status === 'fulfilled' ? bulkTrialSchema.safeParse(trial.body) : null;
  const count = answer?.success ? answer.data.data.would_change : null;
  const leftCount = answer?.success ? answer.data.data.count - answer.data.data.would_change : 0;
  // The same object in each drawing: another one would set the job back to its start.
  const job = useMemo(() => jobOf(run.body), [run.body]);
  const isConfirmed = count !== null && count > 0 && text.replace(/\D/g, '') === String(count);
  const start = () => run.start({ call: bulkCalls.start, params, body: { ...body, key } });
  return (
    <Modal
      isOpen
      size="lg"
      isDismissible="byKey"
      title={count === null ? t('erase.all') : t('erase.title', { count })}
      onClose={onClose}
      footer={
        job === null ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button variant="danger" isDisabled={!isConfirmed} isLoading={run.status === 'pending'} onClick={start}>
              {t('erase.do')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('close')}</Button>
        )
      }
    >
      <Stack gap={12}>
        {job === null && trial.status === 'pending' && <Skeleton height="5rem" />}
        {trial.error !== null && <ErrorState onRetry={tryIt}>{trial.error.message}</ErrorState>}
        {job === null && count !== null && (
          <>
            <Text>{t('erase.hint')}</Text>
            {leftCount > 0 && <Text tone="soft">{t('erase.left', { count: leftCount })}</Text>}
            {count > 0 && (
              <FormField label={t('erase.type', { number: formats.number(count) })}>
                <TextInput
                  inputMode="numeric"
                  autoComplete="off"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              </FormField>
            )}
          </>
        )}
        {run.error !== null && <Text tone="danger">{run.error.message || t('report.failed')}</Text>}
        {job !== null && (
          <JobProgress calls={admin.calls} first={job} onOver={() => dispatch(dataChanged([librarySubject]))} />
        )}
      </Stack>
    </Modal>
  );
}
