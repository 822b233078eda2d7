import type { Reads } from '@enlace/shared-data';

import { listAhead, recordAhead } from '../../lib/reads-ahead';
import { companyJobsQuery } from './company/company-jobs-query';

/** Without the list: its query needs values of the contract, which are larger than all reads. */
export const companiesReads: Reads = {
  company: (context) => [recordAhead('companies', context), listAhead('jobs', companyJobsQuery(context))],
};
