<<<<<<< HEAD
import { defineModule } from '../../kit/core/module/define-module';
import { mountRecordArt } from './art/art-route';
import { mountRecordFeeds } from './feeds/record-feeds-route';
import { mountHead } from './head/head-route';
import { mountSearch } from './search/search-route';
import { mountShareImage } from './share-image/share-image-route';
import { mountSitemap } from './sitemap/sitemap-route';
=======
import { defineModule } from '../../kit/module/define-module';
import { mountRecordArt } from './art/art.routes';
import { mountRecordFeeds } from './feeds/record-feeds.routes';
import { mountHead } from './head/head.routes';
import { mountSearch } from './search/search.routes';
import { mountShareImage } from './share-image/share-image.routes';
import { mountSitemap } from './sitemap/sitemap.routes';
>>>>>>> 0414d73eaf2d03b02168bafa448ceecda723bbb9
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
