export { areas } from '../resources/areas';
export { chapterMembers } from '../resources/chapter-members';
export { chapters, chapterStatuses } from '../resources/chapters';
export { countries, states } from '../resources/lookups';
export { publicTags } from '../resources/public-names';
export { tags } from '../resources/tags';
