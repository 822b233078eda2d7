export { mountNewsFeed } from './feeds/feeds-route';
export { mountNavigation } from './pages/navigation-route';
export { pressResource } from './press/press.resource';
export type {} from './editorial.tables';
export { editorialPersonColumns } from './editorial-person-columns';
export { editorialResources } from './editorial-resources';
