import { useLateTexts } from '@enlace/shared-admin';
import type { Question } from '@enlace/shared-contract/events';
import { FormField, Heading, Select, Stack, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { type AskedTicket, isAskedFor } from './asked-for';
import { QuestionPreview } from './question-preview';
import { questionsTexts } from './texts';

export interface TicketPreviewProps {
  readonly tickets: readonly AskedTicket[];
  /** The ticket of the list; null for all, and then the preview has a choice of its own. */
  readonly ticketId: number | null;
  readonly questions: readonly Question[];
}

/** The questions as a visitor with one ticket sees them. */
export function TicketPreview({ tickets, ticketId, questions }: TicketPreviewProps) {
  const t = useLateTexts(questionsTexts);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [first] = tickets;
  const shownId = ticketId ?? chosenId ?? first?.id ?? 0;
  return (
    <Stack as="section" gap={16} aria-label={t('preview')}>
      <Heading level={2} size="h3">
        {t('preview')}
      </Heading>
      <Text size="small" tone="soft">
        {t('previewHint')}
      </Text>
      {ticketId === null && tickets.length > 1 && (
        <FormField label={t('previewTicket')}>
          <Select
            value={String(shownId)}
            options={tickets.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target }) => setChosenId(Number(target.value))}
          />
        </FormField>
      )}
      <QuestionPreview key={shownId} questions={questions.filter((question) => isAskedFor(question, shownId))} />
    </Stack>
  );
}
