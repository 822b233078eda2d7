import { bulkCalls, type BulkJob } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { dataChanged, isCancelled, subjectOf, whenDone } from '@enlace/shared-data';
import { styled, useDispatch, useFormats } from '@enlace/shared-platform';
import { Button, Cluster, ProgressBar, Stack, Text, theme } from '@enlace/shared-ui';
import { useEffect, useEffectEvent } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { useOfficeCall } from '../calls/use-office-calls';
import { bulkJobs } from '../calls/subjects';
import { saveText } from '../frame/save-text';
import { useAdminTexts } from '../texts';
import { progressOf, stateOf } from './job-of';
import { useJob } from './use-job';

export interface JobProgressProps {
  readonly calls: OfficeCalls;
  /** The job at its start. */
  readonly first: BulkJob;
  /** Called with each new state of the job. */
  readonly onSeen?: (job: BulkJob) => void;
  /** Called when the job has ended or was undone. Lists with its rows reload by themselves. */
  readonly onOver?: () => void;
}

/** A running job with its progress and a stop button; after its end the result of each row, and undo. */
export function JobProgress({ calls, first, onSeen, onOver }: JobProgressProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const dispatch = useDispatch();
  const { job, runs, isLost, look } = useJob(calls, first);
  const key = `job ${job.id}`;
  const step = useOfficeCall(calls, `${key} step`);
  const report = useOfficeCall(calls, `${key} report`);
  const params = { id: job.id };
  // The undo was refused because another tab made it.
  const isUndoneElsewhere = step.error?.code === 'CONFLICT' && job.undone !== null;

  const tellSeen = useEffectEvent(() => onSeen?.(job));
  useEffect(() => tellSeen(), [job]);
  const end = useEffectEvent(() => {
    if (runs) return;
    dispatch(dataChanged([bulkJobs, subjectOf(job.resource)]));
    onOver?.();
  });
  useEffect(() => end(), [runs, job.state]);
  const take = (call: WireCall) => {
    // A step without an answer may have been made, so the state is read again.
    step.run({ call, params }).then(look, (error: unknown) => (isCancelled(error) ? undefined : look()));
  };
  const saveReport = () =>
    whenDone(report.run({ call: bulkCalls.report, params }), (body) =>
      saveText(String(body), `${job.resource}-${job.id}.csv`),
    );

  const { handledCount, rowCount } = progressOf(job);
  const state = t(`bulk.states.${stateOf(job)}`);
  const percent = rowCount === 0 ? 100 : Math.round((handledCount / rowCount) * 100);
  return (
    <Stack gap={16} role="status">
      <Text>
        <b>{state}</b> {t('bulk.progress', { done: formats.number(handledCount), total: formats.number(rowCount) })}
      </Text>
      {runs && <ProgressBar value={percent} label={state} />}
      {runs && isLost && <Text tone="soft">{t('bulk.lost')}</Text>}
      {!runs && job.undone === null && (
        <Figures>
          {(['succeeded', 'skipped', 'failed'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`bulk.figures.${name}`)}</dt>
              <dd>{formats.number(job[name])}</dd>
            </div>
          ))}
        </Figures>
      )}
      {job.reasons.length > 0 && !runs && job.undone === null && (
        <Text tone="soft">
          {formats.list(job.reasons.map(({ reason, count }) => t(`bulk.reasons.${reason}`, { count })))}
        </Text>
      )}
      {job.undone !== null && !runs && (
        <Text>{t('bulk.undone', { count: job.undone.succeeded, left: formats.number(job.undone.left) })}</Text>
      )}
      {step.error !== null && !isUndoneElsewhere && (
        <Text tone="danger" role="alert">
          {step.error.message || t('bulk.failed')}
        </Text>
      )}
      <Cluster>
        {runs && job.undone === null && (
          <Button variant="secondary" onClick={() => take(bulkCalls.cancel)}>
            {t('bulk.cancel')}
          </Button>
        )}
        {!runs && job.undo_until !== null && (
          <Button
            variant="secondary"
            iconBefore="refresh"
            isLoading={step.status === 'pending'}
            onClick={() => take(bulkCalls.undo)}
          >
            {t('bulk.undo', { until: formats.date(job.undo_until, { timeStyle: 'short' }) })}
          </Button>
        )}
        {!runs && (
          <Button variant="ghost" iconBefore="download" isLoading={report.status === 'pending'} onClick={saveReport}>
            {t('bulk.report')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[12]};
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  dd {
    font-size: ${theme.textSize.h3};
    font-variant-numeric: tabular-nums;
  }
`;
