export { dashboardCalls, membersByCountrySchema, totalMembersSchema } from '../endpoints/dashboards';
export { statsAnswerSchema, statsCall } from '../endpoints/stats';
