import { addDerivedRelations } from '../kit/derived-relations';
import type { MountedResource } from '../kit/resource-options';
import { communityResources } from '../domains/community';
import { eventsResources } from '../domains/events';
import { partnersResources } from '../domains/partners';
import { workResources } from '../domains/work';
import { learningResources } from '../domains/learning';
import { formsResources } from '../domains/forms';
import { editorialResources } from '../domains/editorial';
import { identityResources } from '../domains/identity';
import { mediaResources } from '../domains/media';
import { mailsResource } from '../domains/notifications';

/** Every resource that the kit serves; the standard tests run for each. */
export const mountedResources: readonly MountedResource[] = addDerivedRelations([
  ...communityResources,
  ...eventsResources,
  ...partnersResources,
  ...workResources,
  ...learningResources,
  ...formsResources,
  ...editorialResources,
  ...identityResources,
  ...mediaResources,
  mailsResource,
]);
