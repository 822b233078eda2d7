import { bulkCalls, bulkTrialSchema, type BulkBody, type BulkOperation } from '@enlace/shared-contract';
import { dataChanged, subjectOf } from '@enlace/shared-data';
import { useDispatch, useFormats } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, FormField, Skeleton, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import { bulkJobs } from '../calls/subjects';
import type { AdminResource } from '../declare/admin-resource';
import type { ListState } from '../list/list-state';
import { useAdminTexts } from '../texts';
import { BulkFields, type BulkValues } from './bulk-fields';
import { BulkTrialReport } from './bulk-trial-report';
import { JobProgress } from './job-progress';
import { jobOf } from './job-of';
import { selectionOf } from './selection-of';
import type { Selected } from './selected';

export interface BulkDialogProps {
  readonly admin: AdminResource;
  readonly state: ListState;
  readonly selected: Selected;
  readonly count: number;
  readonly operation: BulkOperation;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** More deletions than this are confirmed by typing their number. */
const many = 100;

/** A change of many rows: what, tried before it is done, done with progress, and taken back. */
export function BulkDialog({ admin, state, selected, count, operation, onDone, onClose }: BulkDialogProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const dispatch = useDispatch();
  const { calls, handle } = admin;
  const resource = handle.contract.name;
  const [values, setValues] = useState<BulkValues>({});
  const [typed, setTyped] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const trial = useOfficeCall(calls, `bulk trial ${resource}`);
  const run = useOfficeCall(calls, `bulk run ${resource}`);
  const selection = useMemo(() => selectionOf(selected, state), [selected, state]);
  const body: BulkBody = { operation, selection, ...(operation === 'edit' ? { values } : {}) };
  const tryIt = () => trial.start({ call: bulkCalls.start, params: { resource }, body: { ...body, dry_run: true } });
  // One key for one change: sent again because no answer came, it is done once.
  const runIt = () => run.start({ call: bulkCalls.start, params: { resource }, body: { ...body, key } });

  const tryAtOnce = useEffectEvent(() => {
    if (operation !== 'edit') tryIt();
  });
  useEffect(() => tryAtOnce(), []);
  const forget = useEffectEvent(() => {
    trial.clear();
    run.clear();
  });
  useEffect(() => () => forget(), []);

  const found = useMemo(() => {
    const parsed = bulkTrialSchema.safeParse(trial.body);
    return trial.status === 'fulfilled' && parsed.success ? parsed.data.data : null;
  }, [trial.body, trial.status]);
  const job = useMemo(() => jobOf(run.body), [run.body]);
  const isDeletion = operation === 'remove' || operation === 'hardRemove';
  const needsNumber = isDeletion && (found?.would_change ?? 0) > many;
  const isConfirmed = !needsNumber || typed.replace(/\D/g, '') === String(found?.would_change);
  const close = () => {
    // What is under way goes on in the list.
    if (job !== null) {
      dispatch(dataChanged([bulkJobs, subjectOf(resource)]));
      onDone();
    }
    onClose();
  };

  return (
    <Modal
      isOpen
      isDismissible="byKey"
      size="2xl"
      title={t(`bulk.titles.${operation}`, { count })}
      onClose={close}
      footer={
        job === null && (
          <Cluster>
            <Button variant="ghost" onClick={close}>
              {t('form.cancel')}
            </Button>
            {operation === 'edit' && found === null && (
              <Button
                isDisabled={Object.keys(values).length === 0}
                isLoading={trial.status === 'pending'}
                onClick={tryIt}
              >
                {t('bulk.try')}
              </Button>
            )}
            {found !== null && (
              <Button
                variant={isDeletion ? 'danger' : 'primary'}
                isDisabled={found.would_change === 0 || !isConfirmed}
                isLoading={run.status === 'pending'}
                onClick={runIt}
              >
                {t('bulk.run', { count: found.would_change })}
              </Button>
            )}
          </Cluster>
        )
      }
    >
      <Stack gap={20}>
        {job === null && operation === 'edit' && (
          <BulkFields
            admin={admin}
            values={values}
            onChange={(next) => {
              trial.clear();
              setKey(crypto.randomUUID());
              setValues(next);
            }}
          />
        )}
        {job === null && trial.status === 'pending' && <Skeleton height="8rem" />}
        {trial.error !== null && <ErrorState onRetry={tryIt}>{trial.error.message}</ErrorState>}
        {job === null && found !== null && <BulkTrialReport admin={admin} trial={found} />}
        {job === null && needsNumber && (
          <FormField label={t('bulk.typeNumber', { number: formats.number(found?.would_change ?? 0) })}>
            <TextInput inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </FormField>
        )}
        {run.error !== null && <Text tone="danger">{run.error.message || t('bulk.failed')}</Text>}
        {job !== null && <JobProgress calls={calls} first={job} onOver={onDone} />}
      </Stack>
    </Modal>
  );
}
