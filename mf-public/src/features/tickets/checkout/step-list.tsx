import { styled, useTexts } from '@enlace/shared-platform';

import { color, space, textSize } from '../../../lib/tokens';
import { ticketsTexts } from '../texts';
import type { StepName } from './use-order';

const steps = ['choose', 'details', 'pay', 'done'] as const;

export interface StepListProps {
  readonly step: StepName;
  /** Whether the order costs something. */
  readonly isPriced: boolean;
}

/** Where the visitor is in the checkout. */
export function StepList({ step, isPriced }: StepListProps) {
  const t = useTexts(ticketsTexts);
  return (
    <Steps aria-label={t('steps.label')}>
      {steps
        .filter((name) => isPriced || name !== 'pay')
        .map((name, index) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            {index + 1}. {t(`steps.${name}`)}
          </li>
        ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  margin-bottom: ${space[32]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
  li {
    padding-bottom: ${space[4]};
    border-bottom: 2px solid transparent;
  }
  [aria-current] {
    border-color: ${color.primary};
    font-weight: 600;
    color: ${color.ink};
  }
`;
