export { mountChapterMembers } from './chapters/chapter-members.routes';
export { removeLeader } from './chapters/remove-leader';
export { mountLand } from './chapters/land-route';
export type {} from './community.tables';
export { communityPersonColumns } from './community-person-columns';
export { communityResources } from './community-resources';
