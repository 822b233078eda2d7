export { areas } from '../resources/areas';
export { chapterMembers, lastLeaderExtras } from '../resources/chapter-members';
export { chapterGroupSchema, chapterPeople } from '../resources/chapter-people';
export { chapters } from '../resources/chapters';
export { countries, states } from '../resources/lookups';
export { chapterStatuses, publicChapters } from '../resources/public-chapters';
export { publicTags } from '../resources/public-names';
export { tags } from '../resources/tags';
