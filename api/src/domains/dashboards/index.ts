export { mountDashboards } from './dashboard-routes';
export { mountStats } from './stats-route';
