import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Heading, ProgressBar, Text, theme } from '@enlace/shared-ui';

import { checkInTexts } from '../texts';
import type { Counts } from '../door/use-door';

export interface CountsCardProps {
  readonly counts: Counts;
  /** Scans of this device that the server does not count yet. */
  readonly waiting: number;
}

/** People who entered, together and at each gate. */
export function CountsCard({ counts: { checked_in, expected, gates }, waiting }: CountsCardProps) {
  const t = useTexts(checkInTexts);
  const formats = useFormats();
  return (
    <Box aria-labelledby="check-in-counts" data-counts>
      <Heading level={2} size="h4" id="check-in-counts">
        {t('counts', { present: formats.number(checked_in), total: formats.number(expected) })}
      </Heading>
      <ProgressBar
        label={t('countsLabel')}
        value={expected === 0 ? 0 : Math.min(100, Math.round((checked_in / expected) * 100))}
      />
      {waiting > 0 && <Text tone="soft">{t('countsWaiting', { count: waiting })}</Text>}
      {gates.length > 0 && (
        <Gates>
          {gates.map(({ gate, checked_in: count }) => (
            <li key={gate}>
              <span>{gate}</span>
              <strong>{formats.number(count)}</strong>
            </li>
          ))}
        </Gates>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Gates = styled.ul`
  display: flex;
  flex-direction: column;
  font-variant-numeric: tabular-nums;
  > li {
    display: flex;
    gap: ${theme.space[12]};
    justify-content: space-between;
    padding: ${theme.space[4]} 0;
    overflow-wrap: anywhere;
  }
`;
