import { type AdminRow, useLateTexts } from '@enlace/shared-admin';
import { styled } from '@enlace/shared-platform';
import { Skeleton, Stack, Text, theme } from '@enlace/shared-ui';

import { useMoment } from '../panel-parts/use-moment';
import { zoneOf } from './rule-values';
import { seriesTexts } from './texts';
import type { Preview } from './use-preview';

interface RulePreviewProps {
  readonly event: AdminRow;
  readonly preview: Preview;
}

/** The rule in words and its dates. */
export function RulePreview({ event, preview: { data, error } }: RulePreviewProps) {
  const t = useLateTexts(seriesTexts);
  const moment = useMoment(zoneOf(event), 'full');
  const hasFieldErrors = Object.keys(error?.fields ?? {}).length > 0;
  return (
    <Box aria-label={t('preview')} role="group">
      <div aria-live="polite">
        {data !== null && (
          <Text>
            <strong>{data.sentence}</strong>
          </Text>
        )}
        {error !== null && !hasFieldErrors && <Text tone="danger">{error.message}</Text>}
      </div>
      {data === null && error === null && (
        <Stack gap={8} aria-label={t('loading')}>
          <Skeleton lines={3} />
        </Stack>
      )}
      {data !== null && (
        <Dates>
          {data.dates.map(({ starts_at: at }) => (
            <li key={at}>{moment(at)}</li>
          ))}
        </Dates>
      )}
    </Box>
  );
}

const Box = styled.div`
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
`;

const Dates = styled.ol`
  max-height: 16rem;
  margin: ${theme.space[8]} 0 0;
  padding-inline-start: ${theme.space[24]};
  overflow-y: auto;
  font-variant-numeric: tabular-nums;
`;
