import {
  bulkCalls,
  bulkTrialSchema,
  type BulkBody,
  type BulkJob,
  type BulkOperation,
} from '@enlace/shared-contract/admin';
import { dataChanged, subjectOf } from '@enlace/shared-data';
import { useDispatch, useFormats } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, FormField, Skeleton, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useOfficeCall } from '../calls/use-office-calls';
import { bulkJobs } from '../calls/subjects';
import type { AdminResource } from '../declare/admin-resource';
import { isNarrowed, type ListState } from '../list/list-state';
import { useAdminTexts } from '../texts';
import { BulkFields, type BulkValues } from './bulk-fields';
import { BulkTrialReport } from './bulk-trial-report';
import { JobProgress } from './job-progress';
import { jobOf } from './job-of';
import { titleOfJob } from './job-title';
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

/** A deletion of more rows must be confirmed by typing their number; a permanent deletion always, as without a trash. */
const confirmationLimits = { edit: Infinity, restore: Infinity, remove: 100, hardRemove: 0 };

/** A change of many rows: choice of values, trial run, progress and undo. */
export function BulkDialog({ admin, state, selected, count, operation, onDone, onClose }: BulkDialogProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const dispatch = useDispatch();
  const { calls, handle } = admin;
  const resource = handle.contract.name;
  const [values, setValues] = useState<BulkValues>({});
  const [enteredText, setEnteredText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [seenJob, setSeenJob] = useState<BulkJob | null>(null);
  const trial = useOfficeCall(calls, `bulk trial ${resource}`);
  const run = useOfficeCall(calls, `bulk run ${resource}`);
  const selection = useMemo(() => selectionOf(selected, state), [selected, state]);
  const body: BulkBody = { operation, selection, ...(operation === 'edit' ? { values } : {}) };
  const tryIt = () => trial.start({ call: bulkCalls.start, params: { resource }, body: { ...body, dry_run: true } });
  // The key makes a repeated request safe: the server makes the change once.
  const startJob = () =>
    run.start({
      call: bulkCalls.start,
      params: { resource },
      body: { ...body, key },
      // The job is visible above the list, also when the dialog is closed before the answer.
      changes: [bulkJobs, subjectOf(resource)],
    });

  const tryAtOnce = useEffectEvent(() => {
    if (operation !== 'edit') tryIt();
  });
  useEffect(() => tryAtOnce(), []);
  const forget = useEffectEvent(() => {
    trial.clear();
    run.clear();
  });
  useEffect(() => () => forget(), []);

  const trialResult = useMemo(() => {
    const parsed = bulkTrialSchema.safeParse(trial.body);
    return trial.status === 'fulfilled' && parsed.success ? parsed.data.data : null;
  }, [trial.body, trial.status]);
  const job = useMemo(() => jobOf(run.body), [run.body]);
  const isFoundOnly = operation === 'hardRemove' && selected.isAll && isNarrowed(state);
  const title = isFoundOnly ? t('trash.foundTitle', { count }) : t(`bulk.titles.${operation}`, { count });
  const isDeletion = operation === 'remove' || operation === 'hardRemove';
  const isPermanent = operation === 'remove' && !admin.rules.hasTrash;
  const needsNumber = (trialResult?.would_change ?? 0) > (isPermanent ? 0 : confirmationLimits[operation]);
  const isConfirmed = !needsNumber || enteredText.replace(/\D/g, '') === String(trialResult?.would_change);
  const close = () => {
    // A running job stays visible above the list.
    if (job !== null) {
      dispatch(dataChanged([bulkJobs, subjectOf(resource)]));
      onDone();
    }
    onClose();
  };

  return (
    <Modal
      isOpen
      size="2xl"
      title={job === null ? title : titleOfJob(seenJob ?? job, t)}
      onClose={close}
      footer={
        job === null && (
          <Cluster>
            <Button variant="ghost" onClick={close}>
              {t('form.cancel')}
            </Button>
            {operation === 'edit' && trialResult === null && (
              <Button
                isDisabled={Object.keys(values).length === 0}
                isLoading={trial.status === 'pending'}
                onClick={tryIt}
              >
                {t('bulk.try')}
              </Button>
            )}
            {trialResult !== null && (
              <Button
                variant={isDeletion ? 'danger' : 'primary'}
                isDisabled={trialResult.would_change === 0 || !isConfirmed}
                isLoading={run.status === 'pending'}
                onClick={startJob}
              >
                {t('bulk.run', { count: trialResult.would_change })}
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
        {job === null && operation === 'hardRemove' && selected.isAll && (
          <Text>{t(isFoundOnly ? 'trash.onlyFound' : 'trash.everything')}</Text>
        )}
        {trial.error !== null && <ErrorState onRetry={tryIt}>{trial.error.message}</ErrorState>}
        {job === null && trialResult !== null && <BulkTrialReport admin={admin} trial={trialResult} />}
        {job === null && needsNumber && (
          <FormField label={t('bulk.typeNumber', { number: formats.number(trialResult?.would_change ?? 0) })}>
            <TextInput
              inputMode="numeric"
              value={enteredText}
              onChange={(event) => setEnteredText(event.target.value)}
            />
          </FormField>
        )}
        {run.error !== null && (
          <Text tone="danger" role="alert">
            {run.error.message || t('bulk.failed')}
          </Text>
        )}
        {job !== null && <JobProgress calls={calls} first={job} onSeen={setSeenJob} onOver={onDone} />}
      </Stack>
    </Modal>
  );
}
