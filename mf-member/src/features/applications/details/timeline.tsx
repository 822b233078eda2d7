import type { MyApplicationDetails } from '@enlace/shared-contract/recruiting';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

import { applicationTexts } from '../texts';

type TimelineProps = Pick<MyApplicationDetails, 'steps' | 'state' | 'outcome'>;

/** The public states with their dates. After the decision, steps that were not reached are left out. */
export function Timeline({ steps, state, outcome }: TimelineProps) {
  const t = useTexts(applicationTexts);
  const { date } = useFormats();
  return (
    <Steps>
      {steps
        .filter(({ at }) => at !== null || outcome === null)
        .map((step) => (
          <li
            key={step.state}
            data-reached={step.at !== null || undefined}
            aria-current={step.state === state ? 'step' : undefined}
          >
            <strong>
              {step.state === 'decision' && outcome !== null ? t(`outcomes.${outcome}`) : t(`states.${step.state}`)}
            </strong>
            {step.at === null ? (
              <small>{t('details.notYet')}</small>
            ) : (
              <time dateTime={step.at}>{date(step.at, { dateStyle: 'long', timeStyle: 'short' })}</time>
            )}
          </li>
        ))}
    </Steps>
  );
}

const { color, radius, space, textSize } = tokens;

const Steps = styled.ol`
  border-inline-start: 2px solid ${color.line};
  li {
    position: relative;
    display: grid;
    padding: ${space[8]} 0 ${space[8]} ${space[20]};
    color: ${color.inkSoft};
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 1.05em;
    inset-inline-start: calc(-0.4375rem - 1px);
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid ${color.lineStrong};
    border-radius: ${radius.round};
    background: ${color.surface};
  }
  li[data-reached] {
    color: ${color.ink};
  }
  li[data-reached]::before {
    border-color: ${color.teal};
    background: ${color.teal};
  }
  small,
  time {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;
