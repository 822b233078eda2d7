import { defineScreen } from '@enlace/shared-data';

import { screen as list } from '../jobs-list.screen';
import { appliedJobs } from './applied-jobs.slice';

/** The list of jobs with the slice of the marks in its rows. */
export const screen = defineScreen({ ...list, slices: [...(list.slices ?? []), appliedJobs] });
