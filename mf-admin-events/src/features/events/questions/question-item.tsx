import { useLateTexts } from '@enlace/shared-admin';
import type { Question } from '@enlace/shared-contract/events';
import { Badge, IconButton, type IconButtonProps } from '@enlace/shared-ui';

import { Buttons, Grip, Item, Name, Small, ResourceTexts } from '../panel-parts/item.styles';
import { type AskedTicket, isAskedFor } from './asked-for';
import { questionsTexts } from './texts';

export interface QuestionItemProps {
  readonly question: Question & { readonly url: string };
  readonly questions: readonly Question[];
  /** All tickets of the event. */
  readonly tickets: readonly AskedTicket[];
  readonly mayEdit: boolean;
  readonly isMoving: boolean;
  /** Properties of the handle that moves it; null for a question that cannot move. */
  readonly grip: Omit<IconButtonProps, 'icon' | 'label'> | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export function QuestionItem(props: QuestionItemProps) {
  const { question, questions, tickets, mayEdit, isMoving, grip, onEdit, onRemove } = props;
  const t = useLateTexts(questionsTexts);
  const { label: name, type, is_required, is_sensitive, depends_on: condition, answers_count: count = 0 } = question;
  const earlier = questions.find(({ id }) => id === condition?.question_id);
  const names = tickets.filter(({ id }) => isAskedFor(question, id)).map(({ name: ticketName }) => ticketName);
  const facts = [
    t(`types.${type}`),
    tickets.length > 1 ? t('for', { tickets: question.is_for_all ? t('allTickets') : names.join(', ') }) : '',
    earlier === undefined ? '' : t('dependsOn', { name: earlier.label }),
    is_sensitive ? t('sensitive') : '',
    count > 0 ? t('answers', { count }) : '',
  ];
  return (
    <Item data-url={question.url} $isMoving={isMoving}>
      {grip !== null && <Grip icon="grip" size="small" label={t('move', { name })} title={t('moveHelp')} {...grip} />}
      <ResourceTexts>
        <Name>
          {name}
          {is_required && <Badge tone="guava">{t('required')}</Badge>}
        </Name>
        <Small>{facts.filter(Boolean).join(' · ')}</Small>
      </ResourceTexts>
      {mayEdit && (
        <Buttons>
          <IconButton icon="edit" size="small" label={t('edit', { name })} onClick={onEdit} />
          <IconButton icon="trash" size="small" label={t('remove', { name })} onClick={onRemove} />
        </Buttons>
      )}
    </Item>
  );
}
