import { defineModule } from '../../kit/module/define-module';
import { mountJobFacets } from './jobs/search/job-facets.routes';
import { workLabels } from './work-labels';
import { workPersonColumns } from './work-person-columns';
import { workResources } from './work-resources';

export const workModule = defineModule({
  name: 'work',
  auditLabels: workLabels,
  resources: workResources,
  routes: [mountJobFacets],
  personalData: { columns: workPersonColumns },
});
