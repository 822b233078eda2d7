import { defineModule } from '../../kit/core/module/define-module';
import { editorialLabels } from './editorial-labels';
import { editorialPersonColumns } from './editorial-person-columns';
import { editorialResources } from './editorial-resources';
import { mountNewsFeed } from './feeds/feeds.routes';
import { mountNavigation } from './pages/navigation.routes';

export const editorialModule = defineModule({
  name: 'editorial',
  auditLabels: editorialLabels,
  resources: editorialResources,
  routes: [mountNewsFeed, mountNavigation],
  personalData: {
    columns: editorialPersonColumns,
    namelessColumns: {
      'news.author_sort': 'Follows the name of the account by a trigger, and is emptied with it.',
      'press.author': 'A journalist, as her article names her.',
    },
  },
});
