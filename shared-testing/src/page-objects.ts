export { adminForm, adminFormTexts, adminList, deleteDialog } from './places/admin-places';
export type { Spot } from './places/admin-places';
