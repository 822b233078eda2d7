import type { RightsOfPerson } from '@enlace/shared-contract/identity';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { useRoleName } from '../../../lib/use-role-name';
import type { Gift } from '../state/gift';
import { waysTo } from '../state/ways';
import { permissionsTexts } from '../texts';

export interface WaysProps {
  readonly personRights: RightsOfPerson;
  readonly right: RightsOfPerson['rights'][number];
  readonly mayEdit: boolean;
  readonly onGive: (gift: Gift) => void;
}

/** Ways to grant a missing right, from the smallest change to the one that affects most users. */
export function Ways({ personRights, right, mayEdit, onGive }: WaysProps) {
  const t = useTexts(permissionsTexts);
  const roleName = useRoleName();
  const { roles, personRoles, isAlone, hindrance } = waysTo(personRights, right, mayEdit);
  if (hindrance === 'rows')
    return (
      <ButtonLink {...small} to="/admin/chapters">
        {t('ways.chapters')}
      </ButtonLink>
    );
  if (hindrance !== null) return <Note>{t(`ways.none.${hindrance}`)}</Note>;
  return (
    <List aria-label={t('ways.title')}>
      {isAlone && (
        <Way text={t('ways.alone')}>
          <Button {...small} onClick={() => onGive({ role: null, right })}>
            {t('ways.give')}
          </Button>
        </Way>
      )}
      {roles.length > 0 && (
        <Way text={t('ways.role')}>
          {roles.map((role) => (
            <Button
              key={role.id}
              {...small}
              aria-label={t('ways.giveRole', { role: roleName(role) })}
              onClick={() => onGive({ role, right })}
            >
              {roleName(role)}
            </Button>
          ))}
        </Way>
      )}
      {personRoles.length > 0 && (
        <Way text={t('ways.ofHers')}>
          {personRoles.map((role) => (
            <ButtonLink
              key={role.id}
              {...small}
              aria-label={t('ways.toMatrix', { role: roleName(role) })}
              to={`/admin/permissions?${new URLSearchParams({ q: right.name, give: `${role.id}:${right.id}` })}`}
            >
              {roleName(role)}
            </ButtonLink>
          ))}
        </Way>
      )}
    </List>
  );
}

const small = { size: 'small', variant: 'secondary' } as const;

function Way({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li>
      <span>{text}</span>
      <div>{children}</div>
    </li>
  );
}

const Note = styled.p`
  color: ${theme.color.inkSoft};
`;

const List = styled.ul`
  margin-top: ${theme.space[12]};
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]} ${theme.space[16]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space[8]};
    border-top: 1px solid ${theme.color.line};
  }
  > li > span {
    flex: 1 1 14rem;
  }
  > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
`;
