import type { PoolMemberDetails } from '@enlace/shared-contract/talent-pool';

/**
 * Where the contact of a company and a member is. `open`: nothing was written; `rested`: declined, and the company can
 * write again; `closed`: the member wants no messages; `outside`: the viewer recruits for no company.
 */
type ContactState = 'open' | 'sent' | 'accepted' | 'declined' | 'rested' | 'closed' | 'outside';

export function contactStateOf(
  { contact, can_contact: canContact }: Pick<PoolMemberDetails, 'contact' | 'can_contact'>,
  hasCompany: boolean,
): ContactState {
  if (contact === null) {
    if (canContact) return 'open';
    return hasCompany ? 'closed' : 'outside';
  }
  return contact.state === 'declined' && canContact ? 'rested' : contact.state;
}
