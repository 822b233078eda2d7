import type { BulkJob } from '@enlace/shared-contract/admin';
import { dataChanged, subjectOf } from '@enlace/shared-data';
import { useDispatch, useFormats } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { bulkJobs } from '../calls/subjects';
import { NoticeBar } from '../frame/notice-bar';
import { useAdminTexts } from '../texts';
import { progressOf, stateOf } from './job-of';
import { JobProgress } from './job-progress';
import { titleOfJob } from './job-title';
import { useJob } from './use-job';

export interface JobBarProps {
  readonly calls: OfficeCalls;
  /** Missing when it can no longer be undone. */
  readonly job: BulkJob | undefined;
  /** The job whose details are visible. */
  readonly detailJob: BulkJob | null;
  readonly onShow: (job: BulkJob | null) => void;
  readonly onHide: () => void;
}

/** A change of many rows as one line; a button opens its progress, its report and undo. */
export function JobBar({ calls, job, detailJob, onShow, onHide }: JobBarProps) {
  const t = useAdminTexts();
  const [seenJob, setSeenJob] = useState<BulkJob | null>(null);
  return (
    <>
      {job !== undefined && detailJob === null && (
        <JobLine key={job.id} calls={calls} onHide={onHide} first={job} onShow={() => onShow(job)} />
      )}
      {detailJob !== null && (
        <Modal
          isOpen
          isDismissible
          size="2xl"
          title={titleOfJob(seenJob?.id === detailJob.id ? seenJob : detailJob, t)}
          onClose={() => onShow(null)}
        >
          <JobProgress calls={calls} first={detailJob} onSeen={setSeenJob} />
        </Modal>
      )}
    </>
  );
}

interface JobLineProps {
  readonly calls: OfficeCalls;
  readonly first: BulkJob;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

function JobLine({ calls, first, onShow, onHide }: JobLineProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const dispatch = useDispatch();
  const { job, runs } = useJob(calls, first);
  const [hasRun, setHasRun] = useState(runs);
  if (runs && !hasRun) setHasRun(true);
  const { handledCount, rowCount } = progressOf(job);
  // Undo is a second run, which can also start in the details.
  const hasEnded = hasRun && !runs;
  const end = useEffectEvent(() => {
    if (hasEnded) dispatch(dataChanged([bulkJobs, subjectOf(job.resource)]));
  });
  useEffect(() => end(), [hasEnded]);
  return (
    <NoticeBar role="status">
      <span>
        {titleOfJob(job, t)}: <b>{t(`bulk.states.${stateOf(job)}`)}</b>{' '}
        {runs && t('bulk.progress', { done: formats.number(handledCount), total: formats.number(rowCount) })}
      </span>
      <Button size="small" variant="secondary" onClick={onShow}>
        {t('bulk.show')}
      </Button>
      {!runs && (
        <Button size="small" variant="ghost" onClick={onHide}>
          {t('undo.hide')}
        </Button>
      )}
    </NoticeBar>
  );
}
