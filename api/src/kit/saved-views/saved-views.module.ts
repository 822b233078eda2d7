import { defineModule } from '../module/define-module';
import { mountViews } from './view.routes';

export const savedViewsModule = defineModule({ name: 'saved-views', routes: [mountViews] });
