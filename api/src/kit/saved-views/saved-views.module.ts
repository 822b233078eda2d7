import { defineModule } from '../module/define-module';
import { mountViews } from './view.routes';
import { savedViewsLabels } from './saved-views-labels';

export const savedViewsModule = defineModule({
  name: 'saved-views',
  auditLabels: savedViewsLabels,
  routes: [mountViews],
});
