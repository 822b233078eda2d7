import type { UserRecord } from '@enlace/shared-contract/identity';
import type { PoolField } from '@enlace/shared-contract/talent-pool';

import { addressOf } from '../../../lib/field-place';
import { hasPart, partValue } from '../../../lib/part-value';

const linkNames = ['linkedin', 'website', 'github'] as const;

/** The value of a part of the profile as text; empty when it is not filled in. A picture has no text. */
export function poolValue(user: UserRecord, field: PoolField): string {
  switch (field) {
    case 'name':
      return user.name;
    case 'place':
      return [user.city, user.country].filter(Boolean).join(', ');
    case 'links':
      return linkNames
        .map((name) => partValue(user, name))
        .filter(Boolean)
        .join('\n');
    default:
      return partValue(user, field);
  }
}

export function hasValue(user: UserRecord, field: PoolField): boolean {
  return field === 'avatar' ? hasPart(user, field) : poolValue(user, field) !== '';
}

/** Where a part is filled in. */
export function profileAddress(field: PoolField): string {
  switch (field) {
    case 'name':
      return '/my/profile?field=first_name';
    case 'place':
      return addressOf('city');
    case 'links':
      return addressOf('linkedin');
    default:
      return addressOf(field);
  }
}
