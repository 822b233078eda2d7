import type { jobs } from '@enlace/shared-contract/work';

import { listRead, type PageReads } from '../../../lib/page-reads';
import { recordRead } from '../../../lib/record-read';
import { recordOfPage } from '../../../lib/record-of-page';
import { companyJobsQuery } from './company-jobs-query';

export const companyReads: PageReads = (context) => [
  recordRead('companies', recordOfPage(context)),
  listRead<typeof jobs>('jobs', companyJobsQuery(context)),
];
