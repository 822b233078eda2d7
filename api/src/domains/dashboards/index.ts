export type {} from './boards/boards.tables';
export { dashboardsModule } from './dashboards.module';
export type {} from './facts/facts.tables';
export { datasets } from './datasets/datasets';
