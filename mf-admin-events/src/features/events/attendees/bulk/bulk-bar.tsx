import { SelectionBar, useLateTexts } from '@enlace/shared-admin';
import { Button } from '@enlace/shared-ui';

import { attendeesTexts } from '../texts';
import type { AttendeeView } from './attendee-views';
import { type BulkVerb, verbsOfView } from './bulk-verbs';

export interface BulkBarProps {
  readonly attendeeView: AttendeeView;
  /** Tickets that the actions change. */
  readonly count: number;
  /** Tickets of the tab and the search. */
  readonly total: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onAct: (verb: BulkVerb) => void;
}

/** What an organiser can do with the chosen tickets. */
export function BulkBar({ attendeeView, count, total, isAll, onAll, onClear, onAct }: BulkBarProps) {
  const t = useLateTexts(attendeesTexts);
  return (
    <SelectionBar
      label={t('bulk.label')}
      status={
        <>
          {t('bulk.chosen', { count })}
          {!isAll && total > count && (
            <Button size="small" variant="ghost" onClick={onAll}>
              {t('bulk.all', { count: total })}
            </Button>
          )}
        </>
      }
      clear={t('bulk.clear')}
      onClear={onClear}
    >
      {verbsOfView[attendeeView].map((verb) => (
        <Button
          key={verb}
          size="small"
          variant={verb === 'approve' ? 'primary' : 'secondary'}
          onClick={() => onAct(verb)}
        >
          {t(`bulk.${verb}`)}
        </Button>
      ))}
    </SelectionBar>
  );
}
