import type { RightsOfPerson } from '@enlace/shared-contract';
import { styled, useTexts } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';

import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';
import { SourceWords } from './source-words';

export interface ExplanationProps {
  readonly person: RightsOfPerson['person'];
  readonly right: RightsOfPerson['rights'][number];
}

/** Why a person may do something, or what she lacks and who would have it. */
export function Explanation({ person, right }: ExplanationProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const may = right.sources.length > 0 && person.fault === null;
  const roles = right.given_by.map(({ name, label }) => label ?? name).join(', ');
  return (
    <Answer aria-live="polite" data-may={may}>
      <Icon name={may ? 'check' : 'close'} />
      <div>
        <p>
          <strong>{t(may ? 'why.may' : 'why.mayNot', { name: person.name, right: words.right(right) })}</strong>
        </p>
        {person.fault !== null && <p>{t(`why.faults.${person.fault}`)}</p>}
        {right.sources.length > 0 ? (
          <p>
            <SourceWords sources={right.sources} />
          </p>
        ) : (
          <>
            <p>{t('why.needs', { right: right.name })}</p>
            <p>{roles === '' ? t('why.noRole') : t('why.roles', { roles })}</p>
          </>
        )}
      </div>
    </Answer>
  );
}

const Answer = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  overflow-wrap: anywhere;
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
