export { dashboardsModule } from './dashboards.module';
