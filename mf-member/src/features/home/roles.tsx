import { roleNames } from '@enlace/shared-contract/access';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { useTexts } from '@enlace/shared-platform';
import { Badge, Cluster } from '@enlace/shared-ui';

import { texts } from '../../texts';

/** Roles in the user's language; an unknown role keeps its name. */
export function Roles({ roles }: Pick<UserRecord, 'roles'>) {
  const t = useTexts(texts);
  return (
    <Cluster gap={8} as="ul" aria-label={t('fields.roles')}>
      {roles.map(({ id, name }) => (
        <li key={id}>
          <Badge tone="plum">{isKnown(name) ? t(`roles.${name}`) : name}</Badge>
        </li>
      ))}
    </Cluster>
  );
}

/** Roles of the start data that have words in each language. */
const namedRoles = [...roleNames, 'steward', 'supervisor'] as const;

function isKnown(name: string): name is (typeof namedRoles)[number] {
  return namedRoles.some((roleName) => roleName === name);
}
