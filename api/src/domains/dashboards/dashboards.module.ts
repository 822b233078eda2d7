import { defineModule } from '../../kit/module/define-module';
import { mountDashboards } from './dashboard-routes';
import { mountStats } from './stats-route';

export const dashboardsModule = defineModule({ name: 'dashboards', routes: [mountDashboards, mountStats] });
