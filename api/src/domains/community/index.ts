export { mailLeadersOfAll } from './chapters/mail-other-leaders';
export { removeLeader } from './chapters/remove-leader';
export type {} from './community.tables';
export { communityModule } from './community.module';
