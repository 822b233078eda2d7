import { defineModule } from '../../core/module/define-module';
import { savedViewsLabels } from './saved-views-labels';
import { mountViews } from './view.routes';

export const savedViewsModule = defineModule({
  name: 'saved-views',
  auditLabels: savedViewsLabels,
  routes: [mountViews],
});
