import type { BulkJob } from '@enlace/shared-contract';
import { dataChanged, subjectOf } from '@enlace/shared-data';
import { useDispatch, useFormats } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, useState } from 'react';

import type { OfficeCalls } from '../calls/office-calls';
import { bulkJobs } from '../calls/subjects';
import { NoticeBar } from '../frame/notice-bar';
import { useAdminTexts } from '../texts';
import { JobProgress } from './job-progress';
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
  return (
    <>
      {job !== undefined && detailJob === null && (
        <JobLine key={job.id} {...{ calls, onHide }} first={job} onShow={() => onShow(job)} />
      )}
      {detailJob !== null && (
        <Modal
          isOpen
          isDismissible
          size="2xl"
          title={t(`bulk.titles.${detailJob.operation}`, { count: detailJob.total })}
          onClose={() => onShow(null)}
        >
          <JobProgress calls={calls} first={detailJob} />
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
  // Undo is a second run, which can also start in the details.
  const hasEnded = hasRun && !runs;
  const end = useEffectEvent(() => {
    if (hasEnded) dispatch(dataChanged([bulkJobs, subjectOf(job.resource)]));
  });
  useEffect(() => end(), [hasEnded]);
  return (
    <NoticeBar role="status">
      <span>
        {t(`bulk.titles.${job.operation}`, { count: job.total })}: <b>{t(`bulk.states.${job.state}`)}</b>{' '}
        {runs && t('bulk.progress', { done: formats.number(job.done), total: formats.number(job.total) })}
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
