import type { RightsMatrix } from '@enlace/shared-contract/identity';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, SearchInput, theme } from '@enlace/shared-ui';
import { MultiSelect } from '@enlace/shared-ui/controls';

import { useRoleName } from '../../lib/use-role-name';
import type { Look } from './state/use-look';
import { permissionsTexts } from './texts';

export interface MatrixToolsProps extends Pick<Look, 'searchTerm' | 'chosenRoles'> {
  readonly roles: RightsMatrix['roles'];
  readonly isAllFolded: boolean;
  readonly onLook: Look['look'];
  readonly onFoldAll: () => void;
}

/** Filters of rights and roles. */
export function MatrixTools({ roles, searchTerm, chosenRoles, isAllFolded, onLook, onFoldAll }: MatrixToolsProps) {
  const t = useTexts(permissionsTexts);
  const roleName = useRoleName();
  const options = roles.map((role) => ({ value: role.id, label: roleName(role) }));
  return (
    <>
      <Tools>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          value={searchTerm}
          onChange={(event) => onLook({ q: event.target.value })}
        />
        <FormField label={t('shownRoles')} isLabelHidden>
          <MultiSelect
            label={t('shownRoles')}
            placeholder={t('allRoles')}
            options={options}
            value={options.filter(({ value }) => chosenRoles.includes(value))}
            onChange={(pickedRoles) => onLook({ roles: pickedRoles.map(({ value }) => Number(value)) })}
          />
        </FormField>
        <Button variant="secondary" onClick={onFoldAll}>
          {t(isAllFolded ? 'unfold' : 'fold')}
        </Button>
      </Tools>
      <Legend id="rights-legend">{t('legend')}</Legend>
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: start;
  > * {
    flex: 1 1 14rem;
  }
  > button {
    flex: none;
  }
`;

const Legend = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
