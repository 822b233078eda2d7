import { abilitiesOf, type AdminRow, useLateTexts } from '@enlace/shared-admin';
import type { seriesSchema } from '@enlace/shared-contract/events';
import { styled } from '@enlace/shared-platform';
import { Badge, Button, Cluster, Link, Stack, Text, theme } from '@enlace/shared-ui';
import { useState } from 'react';
import type * as z from 'zod/mini';

import { useMoment } from '../panel-parts/use-moment';
import { RemoveDialog } from './remove-dialog';
import { seriesTexts } from './texts';

export interface SeriesDatesProps {
  readonly event: AdminRow;
  readonly series: z.infer<typeof seriesSchema>;
}

/** The dates of an event that repeats. */
export function SeriesDates({ event, series }: SeriesDatesProps) {
  const t = useLateTexts(seriesTexts);
  const moment = useMoment(series.timezone, 'full');
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Stack gap={16}>
      <Text>
        <strong>{series.sentence}</strong>
      </Text>
      <List aria-label={t('dates')}>
        {series.dates.map(({ event_id: id, starts_at: at, sold = 0, status }) => {
          const day = moment(at);
          return (
            <Line key={id} aria-current={id === event.id ? 'true' : undefined}>
              {id === event.id ? <Text>{day}</Text> : <Link to={`/admin/events/${id}?panel=series`}>{day}</Link>}
              <Cluster>
                {id === event.id && <Badge tone="teal">{t('here')}</Badge>}
                {status !== 'published' && <Badge>{t(`states.${status}`)}</Badge>}
                {sold > 0 && <Text tone="soft">{t('sold', { count: sold })}</Text>}
              </Cluster>
            </Line>
          );
        })}
      </List>
      {abilitiesOf(event).remove && (
        <Cluster>
          <Button variant="secondary" iconBefore="trash" onClick={() => setRemoving(true)}>
            {t('remove')}
          </Button>
        </Cluster>
      )}
      {isRemoving && <RemoveDialog event={event} onClose={() => setRemoving(false)} />}
    </Stack>
  );
}

const List = styled.ul`
  max-height: 30rem;
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};
  &:not(:last-child) {
    border-block-end: 1px solid ${theme.color.line};
  }
`;
