import { styled, useTexts } from '@enlace/shared-platform';
import { IconButton, tokens, VisuallyHidden } from '@enlace/shared-ui';
import { useEffect, useRef, useState } from 'react';

import { learningTexts } from '../texts';
import type { Question, QuestionInput } from './quiz-input';

export interface OrderChoicesProps {
  readonly choices: Question['choices'];
  /** Ids in the order of the learner; empty before the first change. */
  readonly input: QuestionInput;
  readonly isDone: boolean;
  readonly onChange: (input: QuestionInput) => void;
}

interface Move {
  /** New place, from 0. */
  readonly place: number;
  readonly step: 1 | -1;
  /** For the live region. */
  readonly news: string;
}

/** Choices that the learner puts in order with two buttons each. The focus stays with the choice that was moved. */
export function OrderChoices({ choices, input, isDone, onChange }: OrderChoicesProps) {
  const t = useTexts(learningTexts);
  const list = useRef<HTMLOListElement>(null);
  const [lastMove, setLastMove] = useState<Move | null>(null);
  useEffect(() => {
    if (lastMove === null) return;
    const buttons = list.current?.children[lastMove.place]?.querySelectorAll('button') ?? [];
    const [sameButton, otherButton] = lastMove.step === -1 ? [buttons[0], buttons[1]] : [buttons[1], buttons[0]];
    // At an end of the list, the button of the last step is disabled.
    (sameButton?.disabled === false ? sameButton : otherButton)?.focus();
  }, [lastMove]);

  const shownChoices = input.length === 0 ? choices : sortChoices(choices, input);
  const move = (from: number, step: 1 | -1) => {
    const place = from + step;
    const ids = shownChoices.map(({ id }) => id);
    const [movedIds, others] = [ids.slice(from, from + 1), ids.filter((_, at) => at !== from)];
    onChange([...others.slice(0, place), ...movedIds, ...others.slice(place)]);
    const news = t('quiz.moved', { choice: shownChoices[from]?.text ?? '', place: place + 1, count: ids.length });
    setLastMove({ place, step, news });
  };
  return (
    <>
      <Choices ref={list}>
        {shownChoices.map(({ id, text }, at) => (
          <Choice key={id}>
            <Place>{at + 1}.</Place>
            <Words>{text}</Words>
            {!isDone && (
              <>
                <IconButton
                  icon="chevronUp"
                  label={t('quiz.up', { choice: text })}
                  isDisabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  label={t('quiz.down', { choice: text })}
                  isDisabled={at === shownChoices.length - 1}
                  onClick={() => move(at, 1)}
                />
              </>
            )}
          </Choice>
        ))}
      </Choices>
      <VisuallyHidden role="status">{lastMove?.news ?? ''}</VisuallyHidden>
    </>
  );
}

/** The choices in the order of the ids; choices without an id there come last. */
function sortChoices(choices: Question['choices'], ids: QuestionInput): Question['choices'] {
  const placeOf = ({ id }: { readonly id: string }) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...choices].sort((one, other) => placeOf(one) - placeOf(other));
}

const { color, radius, space } = tokens;

const Choices = styled.ol`
  display: grid;
  gap: ${space[8]};
`;

const Choice = styled.li`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[12]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`;

const Place = styled.span`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${space[8]};
  overflow-wrap: anywhere;
`;
