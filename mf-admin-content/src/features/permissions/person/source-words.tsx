import type { RightSource, RightsOfPerson } from '@enlace/shared-contract/identity';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { useRoleName } from '../../../lib/use-role-name';
import { permissionsTexts } from '../texts';

/** The sources of a right as text. */
export function SourceWords({ sources, rows }: Pick<RightsOfPerson['rights'][number], 'sources' | 'rows'>) {
  const t = useTexts(permissionsTexts);
  const formats = useFormats();
  const roleName = useRoleName();
  const say = (source: RightSource): string => {
    if (source.kind === 'rows') return t('source.rows', { rows: rows.map(({ name }) => name).join(', ') });
    const date = source.since === null ? null : formats.date(source.since);
    if (source.kind === 'own') return date === null ? t('source.own') : t('source.ownSince', { date });
    const role = roleName({ name: source.role, label: source.label });
    return date === null ? t('source.role', { role }) : t('source.roleSince', { role, date });
  };
  return <ResourceTexts>{sources.map(say).join(' · ')}</ResourceTexts>;
}

const ResourceTexts = styled.span`
  color: ${theme.color.inkSoft};
`;
