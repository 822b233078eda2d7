import { useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, PlainLink, Skeleton, theme } from '@enlace/shared-ui';
import { useMemo } from 'react';

import { FailedPlans } from './failed-plans';
import { MailFaults } from './mail-faults';
import { lineStyle } from './line.styles';
import { overviewTexts } from './texts';
import { useCounts } from './use-counts';
import { addressOf, waitingFor } from './waiting';
import { Workload } from './workload';

/** Work that waits for the viewer; each line links to its screen. Lines without work are not rendered. */
export function WaitingList() {
  const t = useTexts(overviewTexts);
  const formats = useFormats();
  const { viewer } = useScreen();
  const lines = useMemo(() => waitingFor(viewer), [viewer]);
  const counts = useCounts(lines);
  return (
    <>
      <Lines>
        <MailFaults />
        <FailedPlans />
        {counts
          ?.filter(({ count }) => count !== 0)
          .map(({ line, count }) => (
            <li key={line.name}>
              <PlainLink to={addressOf(line)}>
                <Icon name={line.icon} size={18} />
                <b data-unknown={count === null} title={count === null ? t('unknown') : undefined}>
                  {count === null ? '?' : formats.number(count)}
                </b>
                <span>{t(`waiting.lines.${line.name}`)}</span>
                <Icon name="chevronRight" size={18} />
              </PlainLink>
            </li>
          ))}
      </Lines>
      {counts === null ? <Skeleton lines={6} /> : <Quiet>{t('waiting.nothing')}</Quiet>}
      <Workload />
    </>
  );
}

const Lines = styled.ul`
  ${theme.media.large} {
    columns: 2;
    column-gap: ${theme.space[48]};
  }
  > li {
    break-inside: avoid;
  }
  a {
    ${lineStyle}
    grid-template-columns: auto minmax(2.25rem, auto) minmax(0, 1fr) auto;
  }
  /* A line without a figure. */
  a > span:nth-child(2) {
    grid-column: span 2;
  }
  b {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  b[data-unknown='true'],
  svg {
    color: ${theme.color.inkSoft};
  }
`;

/** Only visible without lines. */
const Quiet = styled.p`
  ul:not(:empty) + & {
    display: none;
  }
  color: ${theme.color.inkSoft};
`;
