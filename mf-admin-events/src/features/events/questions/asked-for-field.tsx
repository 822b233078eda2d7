import { useLateTexts } from '@enlace/shared-admin';
import { FormField } from '@enlace/shared-ui';
import { RadioGroup } from '@enlace/shared-ui/controls';

import { TicketChecks } from '../panel-parts/ticket-checks';
import type { AskedTicket } from './asked-for';
import type { QuestionValues } from './question-values';
import { questionsTexts } from './texts';

export interface AskedForFieldProps {
  readonly tickets: readonly AskedTicket[];
  readonly values: QuestionValues;
  readonly error: string;
  readonly onChange: (part: Partial<QuestionValues>) => void;
}

/** Whether a question is for all tickets of the event, or for which ones. */
export function AskedForField({ tickets, values, error, onChange }: AskedForFieldProps) {
  const t = useLateTexts(questionsTexts);
  const { isForAll, ticketIds } = values;
  return (
    <>
      <FormField isGroup label={t('askedFor')} error={isForAll ? error : ''}>
        <RadioGroup
          value={isForAll ? 'all' : 'some'}
          options={[
            { value: 'all', label: t('forAll') },
            { value: 'some', label: t('forSome') },
          ]}
          onChange={(value) => onChange({ isForAll: value === 'all' })}
        />
      </FormField>
      {!isForAll && (
        <TicketChecks
          label={t('theseTickets')}
          hint={t('theseTicketsHint')}
          error={error}
          kinds={tickets}
          chosenIds={ticketIds}
          onChange={(ids) => onChange({ ticketIds: ids })}
        />
      )}
    </>
  );
}
