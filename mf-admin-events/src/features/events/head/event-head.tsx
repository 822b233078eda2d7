import { abilitiesOf, type AdminRow } from '@enlace/shared-admin';
import { events as contract } from '@enlace/shared-contract/events';
import { styled, type TextValues, translate, useFormats, useLocale } from '@enlace/shared-platform';
import { Text, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { useTitleFocus } from '../../../lib/use-title-focus';
import { dateLine } from '../preview/date-line';
import { StatusBadge } from '../status-badge';
import { eventTexts } from '../texts';
import { PublishButton } from './publish-button';

/** State, date, place and sales of an event, and the button that publishes a draft. */
export function Head({ record }: { readonly record: AdminRow }) {
  const { locale } = useLocale();
  const formats = useFormats();
  const { data: row } = contract.entity.safeParse(record);
  const words = (key: string, values: TextValues = {}) => translate(eventTexts, locale, key, values);
  const [isAsking, setAsking] = useState(false);
  // The dialog stays until its answer, also when the record is public before.
  const hasButton = isAsking || (row?.status === 'draft' && abilitiesOf(record).edit);
  const notePress = useTitleFocus(hasButton);
  if (row === undefined) return null;
  const { going_count: going, capacity, timezone: zone } = row;
  const isOnline = row.format === 'online' || row.status === 'moved_online';
  const place = isOnline ? words('options.format.online') : [row.venue_name, row.city].filter(Boolean).join(', ');
  const facts = [
    dateLine(row.starts_at, row.ends_at, { zone, language: locale }),
    place,
    capacity === null
      ? words('sold', { count: going })
      : words('soldOf', { going: formats.number(going), capacity: formats.number(capacity) }),
  ];
  return (
    <Line>
      <Badges>
        <StatusBadge row={row} words={words} />
      </Badges>
      {facts.filter(Boolean).map((fact) => (
        <Text key={fact} as="span" size="small" tone="soft">
          {fact}
        </Text>
      ))}
      {hasButton && (
        <PublishButton
          record={record}
          isAsking={isAsking}
          onAsk={() => {
            notePress();
            setAsking(true);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[16]};
  align-items: center;
  > button {
    margin-inline-start: auto;
  }
`;

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;
