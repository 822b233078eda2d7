import type { RightsOfPerson } from '@enlace/shared-contract/identity';
import { styled, useTexts } from '@enlace/shared-platform';
import { Icon, Link, theme } from '@enlace/shared-ui';

import { useRoleName } from '../../../lib/use-role-name';
import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';
import { SourceWords } from './source-words';
import { Ways, type WaysProps } from './ways';

/** The source of a right; or, for a missing right, the roles that would have it and the ways to grant it. */
export function Explanation({ personRights, right, mayEdit, onGive }: WaysProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const { person } = personRights;
  const may = right.sources.length > 0 && person.fault === null;
  return (
    <Answer data-may={may}>
      <Icon name={may ? 'check' : 'close'} />
      <div>
        <div aria-live="polite">
          <p>
            <strong>{t(may ? 'why.may' : 'why.mayNot', { name: person.name, right: words.right(right) })}</strong>
          </p>
          {person.fault !== null && (
            <p>
              {t(`why.faults.${person.fault}`)}{' '}
              {person.fault !== 'removed' && <Link to={`/admin/users/${person.id}`}>{t('why.toRecord')}</Link>}
            </p>
          )}
          {right.sources.length > 0 ? (
            <p>
              <SourceWords {...right} />
            </p>
          ) : (
            <Lack right={right} personName={person.name} />
          )}
        </div>
        {right.sources.length === 0 && (
          <Ways personRights={personRights} right={right} mayEdit={mayEdit} onGive={onGive} />
        )}
      </div>
    </Answer>
  );
}

function Lack({
  right,
  personName,
}: {
  readonly personName: string;
  readonly right: RightsOfPerson['rights'][number];
}) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const { id, rows, given_by: givingRoles } = right;
  const roleName = useRoleName();
  if (id === null) return <p>{t('why.leads')}</p>;
  const roles = givingRoles.map(roleName).join(', ');
  return (
    <>
      {rows.length > 0 && <p>{t('why.rows', { rows: rows.map((row) => row.name).join(', ') })}</p>}
      <p>{t('why.needs', { right: words.right(right), name: personName })}</p>
      <p>
        {roles === '' ? t('why.noRole') : t('why.roles', { roles })}{' '}
        <Link to={`/admin/permissions?${new URLSearchParams({ q: right.name })}`}>{t('why.rule')}</Link>
      </p>
    </>
  );
}

const Answer = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  overflow-wrap: anywhere;
  > div {
    flex: 1;
    min-width: 0;
  }
  > svg {
    flex: none;
    margin-top: 0.15em;
    color: ${theme.color.danger};
  }
  &[data-may='true'] > svg {
    color: ${theme.color.teal};
  }
  p + p {
    margin-top: ${theme.space[4]};
  }
`;
