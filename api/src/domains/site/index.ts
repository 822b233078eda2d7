export { eventArtKinds, recordArtKinds } from './art/art-kinds';
export { circle, createCanvas, path, rect, round, svgDocument } from './art/canvas';
export type { Canvas } from './art/canvas';
export { drawRecordArt } from './art/draw-record-art';
export { findSeo } from './head/find-seo';
export { siteModule } from './site.module';
