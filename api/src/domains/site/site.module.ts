import { defineModule } from '../../kit/core/module/define-module';
import { mountRecordArt } from './art/art.routes';
import { mountRecordFeeds } from './feeds/record-feeds.routes';
import { mountHead } from './head/head.routes';
import { mountSearch } from './search/search.routes';
import { mountShareImage } from './share-image/share-image.routes';
import { mountSitemap } from './sitemap/sitemap.routes';
import { mountTools } from './tools/tool.routes';

export const siteModule = defineModule({
  name: 'site',
  routes: [
    mountTools,
    (app, deps, { resources }) => mountRecordFeeds(app, deps, resources),
    (app, deps, { resources }) => mountHead(app, deps, resources),
    mountSearch,
    mountSitemap,
    mountShareImage,
    mountRecordArt,
  ],
});
