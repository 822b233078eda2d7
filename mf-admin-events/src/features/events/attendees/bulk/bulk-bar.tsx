import { useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';

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
    <Bar role="group" aria-label={t('bulk.label')}>
      <p role="status">{t('bulk.chosen', { count })}</p>
      {!isAll && total > count && (
        <Button size="small" variant="ghost" onClick={onAll}>
          {t('bulk.all', { count: total })}
        </Button>
      )}
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
      <Button size="small" variant="ghost" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: ${theme.space[16]};
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  align-items: center;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.middle};
  > p {
    margin-inline-end: auto;
    font-weight: 600;
  }
`;
