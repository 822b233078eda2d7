import type { RightsMatrix, SavedMatrix } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { useRoleName } from '../../lib/use-role-name';
import { ReasonDialog } from './reason-dialog';
import { RightLine } from './right-line';
import { differenceOf, toSave, type Changes } from './state/changes';
import { rights } from './state/rights';
import { permissionsTexts } from './texts';
import { useRightWords } from './use-right-words';

export interface SaveDialogProps {
  readonly matrix: RightsMatrix;
  readonly changes: Changes;
  readonly onClose: () => void;
  readonly onSaved: (answer: SavedMatrix, reason: string) => void;
}

/** The changes by role, with a field for the required reason. */
export function SaveDialog({ matrix, changes, onClose, onSaved }: SaveDialogProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const { status, error, start, clear } = useCall(rights.calls.save);

  const roleName = useRoleName();
  const { give, take } = toSave(changes);
  const handleClose = () => {
    clear();
    onClose();
  };
  return (
    <ReasonDialog
      title={t('save.title')}
      confirm={t('save.save')}
      isPending={status === 'pending'}
      error={error}
      onConfirm={(reason) => start({ give, take, reason }, (answer) => onSaved(answer, reason))}
      onClose={handleClose}
    >
      <p>
        {t('save.summary', {
          given: t('save.givenCount', { count: give.length }),
          taken: t('save.takenCount', { count: take.length }),
        })}
      </p>
      <Difference tabIndex={0} role="group" aria-label={t('save.title')}>
        {differenceOf(matrix, changes).map(({ role, grantedRights, revokedRights }) => (
          <section key={role.id} aria-label={roleName(role)}>
            <h3>
              {roleName(role)} <small>{t('members', { count: role.members_count })}</small>
            </h3>
            <ul>
              {words.lines(grantedRights).map((right) => (
                <RightLine key={right} isGiven>
                  {t('save.given', { right })}
                </RightLine>
              ))}
              {words.lines(revokedRights).map((right) => (
                <RightLine key={right} isGiven={false}>
                  {t('save.taken', { right })}
                </RightLine>
              ))}
            </ul>
          </section>
        ))}
      </Difference>
    </ReasonDialog>
  );
}

/** Scrolls, so that the reason stays visible. */
const Difference = styled.div`
  overflow-y: auto;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  max-height: min(28rem, 42dvh);
  h3 {
    margin-bottom: ${theme.space[4]};
    font: 600 1rem/1.4 ${theme.font.text};
  }
  small {
    color: ${theme.color.inkSoft};
    font-weight: 400;
  }
`;
