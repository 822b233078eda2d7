import type { PoolContact } from '@enlace/shared-contract/talent-pool';

import type { Company } from '../companies/company-name';

export function isOfBlocked({ company }: PoolContact, blockedCompanies: readonly Company[]): boolean {
  return blockedCompanies.some(({ id }) => id === company.id);
}

/** Whether a message has no answer yet. Those of blocked companies need none. */
export function isWaiting(contact: PoolContact, blockedCompanies: readonly Company[]): boolean {
  return contact.state === 'sent' && !isOfBlocked(contact, blockedCompanies);
}
