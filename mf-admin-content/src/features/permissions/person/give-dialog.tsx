import type { RightsOfPerson, SavedPersonRights } from '@enlace/shared-contract/identity';
import { useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';

import { useRoleName } from '../../../lib/use-role-name';
import { ReasonDialog } from '../reason-dialog';
import { RightLine } from '../right-line';
import { broughtBy, toGive, type Gift } from '../state/gift';
import { rights } from '../state/rights';
import { permissionsTexts } from '../texts';
import { useRightWords } from '../use-right-words';

export interface GiveDialogProps {
  readonly personRights: RightsOfPerson;
  readonly gift: Gift;
  readonly onClose: () => void;
  readonly onGiven: (savedRights: SavedPersonRights, reason: string) => void;
}

/** All rights that the user would get, and a field for the required reason. */
export function GiveDialog({ personRights, gift, onClose, onGiven }: GiveDialogProps) {
  const t = useTexts(permissionsTexts);
  const words = useRightWords();
  const roleName = useRoleName();
  const { status, error, start, clear } = useCall(rights.calls.saveOfPerson, 'give');
  const { person } = personRights;
  const role = gift.role === null ? undefined : roleName(gift.role);

  const handleConfirm = (reason: string) =>
    start({ id: person.id, change: toGive(gift, reason) }, (savedRights) => onGiven(savedRights, reason));
  const handleClose = () => {
    clear();
    onClose();
  };
  return (
    <ReasonDialog
      title={
        role === undefined
          ? t('give.rightTitle', { name: person.name })
          : t('give.roleTitle', { name: person.name, role })
      }
      confirm={t('give.give')}
      isPending={status === 'pending'}
      error={error}
      onConfirm={handleConfirm}
      onClose={handleClose}
    >
      <Gained tabIndex={0} aria-label={t('ways.title')}>
        {words.lines(broughtBy(gift, personRights)).map((right) => (
          <RightLine key={right} isGiven>
            {t('save.given', { right })}
          </RightLine>
        ))}
      </Gained>
    </ReasonDialog>
  );
}

const Gained = styled.ul`
  overflow-y: auto;
  max-height: min(16rem, 40vh);
`;
