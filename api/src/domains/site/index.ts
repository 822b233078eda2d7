export { eventArtKinds, recordArtKinds } from './art/art-kinds';
export { circle, createCanvas, path, rect, round, svgDocument } from './art/canvas';
export type { Canvas } from './art/canvas';
export { drawRecordArt } from './art/draw-record-art';
export { makeRss } from './feeds/rss-channel';
export type { Channel, FeedItem } from './feeds/rss-channel';
export { readFeedFacts, sendRss } from './feeds/send-feed';
export { findSeo } from './head/find-seo';
export { siteModule } from './site.module';
