import { styled, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { useId } from 'react';

import { dotsOf, Hatch } from './hatch';
import { chartTexts } from './texts';

export interface LegendProps {
  readonly hasBefore: boolean;
  readonly isRunning: boolean;
  readonly hasHidden: boolean;
}

/** What the lines and patterns mean; nothing for one plain row of values. */
export function Legend({ hasBefore, isRunning, hasHidden }: LegendProps) {
  const t = useTexts(chartTexts);
  const hatch = useId();
  if (!hasBefore && !isRunning && !hasHidden) return null;
  const signOf = (id: string, isHidden: boolean) => (
    <svg width="16" height="10" focusable="false">
      <Hatch id={id} isHidden={isHidden} />
      <rect width="16" height="10" fill={`url(#${id})`} stroke="currentcolor" />
    </svg>
  );
  return (
    <Rows aria-hidden>
      <li>
        <svg width="16" height="10" focusable="false">
          <rect y="1" width="16" height="8" rx="2" fill="currentcolor" />
        </svg>
        {t('legend.now')}
      </li>
      {hasBefore && (
        <li>
          <svg width="16" height="10" focusable="false">
            <BeforeSign d="M0 5h16" />
          </svg>
          {t('legend.before')}
        </li>
      )}
      {isRunning && (
        <li>
          {signOf(hatch, false)}
          {t('legend.running')}
        </li>
      )}
      {hasHidden && (
        <li>
          {signOf(dotsOf(hatch), true)}
          {t('legend.hidden')}
        </li>
      )}
    </Rows>
  );
}

const Rows = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
  li {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
  }
  svg {
    flex: none;
    color: ${theme.color.teal};
  }
  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
  }
`;

const BeforeSign = styled.path`
  stroke: ${theme.color.lineStrong};
  stroke-width: 2;
  stroke-dasharray: 4 3;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;
