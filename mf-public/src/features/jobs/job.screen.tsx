import { recordSeo } from '@enlace/shared-contract/head';
import { defineScreen, useRecord, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { jobs } from '../../lib/jobs.slice';
import { LoadedRecord } from '../../lib/loaded-record';
import { similar } from '../../lib/similar/similar.slice';
import { Page } from '../../lib/page.styles';
import { NotedView } from '../../lib/views/noted-view';
import { pageViews } from '../../lib/views/page-views.slice';
import { loadOf } from '../../lib/page-reads';
import { recordOfPage } from '../../lib/record-of-page';
import { appliedJobs } from './applied/applied-jobs.slice';
import { ApplyBar } from './apply-bar';
import { JobFacts } from './job-facts';
import { JobHead } from './job-head';
import { JobSkeleton } from './job-skeleton';
import { JobStory } from './job-story';
import { Columns, Side } from './job.styles';
import { PaySlip } from './pay-slip';
import { SimilarJobs } from './similar-jobs';
import { jobsTexts } from './texts';
import type { JobRecord } from './types';
import { jobReads } from './jobs-reads';

export const screen = defineScreen({
  Component: JobPage,
  load: loadOf(jobReads, [jobs]),
  seo(state, context) {
    const { record } = jobs.selectRecord(state, recordOfPage(context));
    return record && recordSeo({ ...record, name: record.title }, context.url, context.productName);
  },
  texts: [jobsTexts],
  slices: [similar, jobs, appliedJobs, pageViews],
});

function JobPage() {
  const t = useTexts(jobsTexts);
  const which = recordOfPage(useScreen());
  const state = useRecord(jobs, which);
  return (
    <LoadedRecord
      state={state}
      query={jobs.record(which)}
      skeleton={<JobSkeleton />}
      missing={{
        kind: 'jobs',
        title: t('missing'),
        hint: t('missingHint'),
        action: <Link to="/jobs">{t('all')}</Link>,
      }}
    >
      {(job) => (
        <Page as="article">
          <NotedView kind="job" id={job.id} />
          <JobHead job={job} />
          {isOver(job) && <SimilarJobs job={job} />}
          <Columns>
            <JobStory job={job} />
            <Side>
              <PaySlip job={job} />
              <JobFacts job={job} />
            </Side>
          </Columns>
          <ApplyBar job={job} />
        </Page>
      )}
    </LoadedRecord>
  );
}

/** Whether a published job accepts no applications, for the moment or for good. */
const isOver = ({ status }: JobRecord): boolean => ['paused', 'filled', 'closed'].includes(status);
