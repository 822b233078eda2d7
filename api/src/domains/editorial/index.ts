export { categoriesResource } from './categories/categories.resource';
export { mountNewsFeed } from './feeds/feeds-route';
export { newsResource } from './news/news.resource';
export { pagesResource } from './pages/pages.resource';
export { pressResource } from './press/press.resource';
export type {} from './editorial.tables';
export { editorialPersonColumns } from './editorial-person-columns';
