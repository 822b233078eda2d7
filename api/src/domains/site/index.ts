export type { ArtKind } from './art/art-kinds';
export { mountArt } from './art/art-route';
export { draw } from './art/draw';
export { findSeo } from './head/find-seo';
export { mountHead } from './head/head-route';
export { mountSearch } from './search/search-route';
export { mountShareImage } from './share-image/share-image-route';
export { mountSitemap } from './sitemap/sitemap-route';
export { mountTools } from './tools/tool.routes';
