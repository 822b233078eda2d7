import { jefaPerks, perks as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

/** What partners give to members. */
export const memberPerks = createResource('public', jefaPerks);

/** What companies offer to those who work there. */
export const perks = createResource('public', contract);
