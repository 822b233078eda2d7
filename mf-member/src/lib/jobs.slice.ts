import { jobs as contract } from '@enlace/shared-contract/work';
import { createResource } from '@enlace/shared-data';

export const jobs = createResource('member', contract);
