import type { MountedResource } from '../../kit/resource-options';
import { contactTopicsResource } from './entries/contact-topics.resource';
import { formEntriesResources } from './entries/form-entries.resource';
import { replyTemplatesResource } from './entries/reply-templates.resource';

/** What the kit serves of this domain. */
export const formsResources: readonly MountedResource[] = [
  ...formEntriesResources,
  replyTemplatesResource,
  contactTopicsResource,
];
