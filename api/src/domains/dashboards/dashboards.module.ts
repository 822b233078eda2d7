import { defineModule } from '../../kit/core/module/define-module';
import { boardsJobs } from './boards/boards-jobs';
import { boardLabels } from './boards/boards-labels';
import { boardPersonColumns } from './boards/boards-person-columns';
import { mountBoards } from './boards/boards.routes';
import { mountDatasets } from './datasets/datasets.routes';
import { factsJobs } from './facts/facts-jobs';
import { factsPersonColumns } from './facts/facts-person-columns';
import { mountViews } from './facts/views.routes';
import { mountStats } from './stats.routes';

export const dashboardsModule = defineModule({
  name: 'dashboards',
  auditLabels: boardLabels,
  routes: [mountDatasets, mountStats, mountViews, mountBoards],
  backgroundJobs: [factsJobs, boardsJobs],
  personalData: { columns: [...factsPersonColumns, ...boardPersonColumns] },
});
