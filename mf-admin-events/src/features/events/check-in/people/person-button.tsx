import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';

import { checkInTexts } from '../texts';
import type { ListedPerson } from './people-index';

export interface PersonButtonProps {
  readonly person: ListedPerson;
  readonly isOnline: boolean;
  /** Whether a check-in or an undo of the person is being sent. */
  readonly isBusy: boolean;
  readonly onCheckIn: (person: ListedPerson) => void;
  readonly onUndo: (person: ListedPerson) => void;
}

/** One button for check-in and undo, so that it keeps the focus when the state of the person changes. */
export function PersonButton({ person, isOnline, isBusy, onCheckIn, onUndo }: PersonButtonProps) {
  const t = useTexts(checkInTexts);
  const isPresent = person.check_in !== null;
  if (isPresent ? !isOnline : person.state !== 'confirmed') return null;
  const name = `${person.first_name} ${person.last_name}`;
  return (
    <Button
      size="small"
      variant={isPresent ? 'secondary' : 'primary'}
      isLoading={isBusy}
      aria-label={t(isPresent ? 'undoPerson' : 'checkInPerson', { name })}
      onClick={() => (isPresent ? onUndo(person) : onCheckIn(person))}
    >
      {t(isPresent ? 'undo' : 'confirm')}
    </Button>
  );
}
