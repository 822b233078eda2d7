import { defineModule } from '../../kit/module/define-module';
import { mountFeatures } from './feature.routes';
import { mountPackages } from './package.routes';
import { packagesPersonColumns } from './packages-person-columns';
import { mountVersionings } from './versionings/versioning.routes';
import { packagesLabels } from './packages-labels';

export const packagesModule = defineModule({
  name: 'packages',
  auditLabels: packagesLabels,
  routes: [mountFeatures, mountPackages, mountVersionings],
  personalData: { columns: packagesPersonColumns },
});
