import { useLateTexts } from '@enlace/shared-admin';
import type { JobQuestion } from '@enlace/shared-contract/recruiting';
import { styled } from '@enlace/shared-platform';
import { Badge, IconButton, type IconButtonProps, theme } from '@enlace/shared-ui';

import { jobQuestionsTexts } from './texts';

export interface QuestionItemProps {
  readonly question: JobQuestion & { readonly url: string };
  readonly mayEdit: boolean;
  readonly isMoving: boolean;
  /** Properties of the handle that moves it; null for a question that cannot move. */
  readonly grip: Omit<IconButtonProps, 'icon' | 'label'> | null;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A question in the list: its handle, label and kind. */
export function QuestionItem({ question, mayEdit, isMoving, grip, onEdit, onRemove }: QuestionItemProps) {
  const t = useLateTexts(jobQuestionsTexts);
  const { label: name, kind, is_required: isRequired, choices } = question;
  const facts = [t(`kinds.${kind}`), choices.map(({ label }) => label).join(', ')];
  return (
    <Entry data-url={question.url} $isMoving={isMoving}>
      {grip !== null && <Grip icon="grip" size="small" label={t('move', { name })} title={t('moveHelp')} {...grip} />}
      <ResourceTexts>
        <Name>
          {name}
          {isRequired && <Badge tone="guava">{t('required')}</Badge>}
        </Name>
        <Small>{facts.filter(Boolean).join(' · ')}</Small>
      </ResourceTexts>
      {mayEdit && (
        <Buttons>
          <IconButton icon="edit" size="small" label={t('edit', { name })} onClick={onEdit} />
          <IconButton icon="trash" size="small" label={t('remove', { name })} onClick={onRemove} />
        </Buttons>
      )}
    </Entry>
  );
}

const Entry = styled.li<{ readonly $isMoving: boolean }>`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  opacity: ${({ $isMoving }) => ($isMoving ? 0.6 : 1)};
`;

const Grip = styled(IconButton)`
  flex: none;
  cursor: grab;
  touch-action: none;
`;

const ResourceTexts = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
  font-weight: 600;
`;

const Small = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[4]};
`;
