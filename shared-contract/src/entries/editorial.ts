export { navigationAnswerSchema, navigationCall, type NavigationEntry } from '../endpoints/navigation';
export { categories } from '../resources/lookups';
export { news, newsStatuses } from '../resources/news';
export { contentPages, pageNavPlaces } from '../resources/pages';
export { press, pressKinds } from '../resources/press';
