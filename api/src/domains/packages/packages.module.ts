import { defineModule } from '../../kit/core/module/define-module';
import { mountFeatures } from './feature.routes';
import { mountPackages } from './package.routes';
import { packagesLabels } from './packages-labels';
import { packagesPersonColumns } from './packages-person-columns';
import { mountVersionings } from './versionings/versioning.routes';

export const packagesModule = defineModule({
  name: 'packages',
  auditLabels: packagesLabels,
  routes: [mountFeatures, mountPackages, mountVersionings],
  personalData: { columns: packagesPersonColumns },
});
