import type { MountedResource } from '../../kit/core/table/resource-options';
import { contactTopicsResource } from './entries/contact-topics.resource';
import { formEntriesResources } from './entries/form-entries.resource';
import { replyTemplatesResource } from './entries/reply-templates.resource';

/** The resources of this domain that the kit serves. */
export const formsResources: readonly MountedResource[] = [
  ...formEntriesResources,
  replyTemplatesResource,
  contactTopicsResource,
];
