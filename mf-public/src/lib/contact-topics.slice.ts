import { contactTopics as contract } from '@enlace/shared-contract/forms';
import { createResource } from '@enlace/shared-data';

export const contactTopics = createResource('public', contract);
