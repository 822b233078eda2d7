import { jefaPerks, perks as contract } from '@enlace/shared-contract/partners';
import { createResource } from '@enlace/shared-data';

/** Member perks. */
export const memberPerks = createResource('public', jefaPerks);

/** Company perks. */
export const perks = createResource('public', contract);
