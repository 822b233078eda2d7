import type { UserRecord } from '@enlace/shared-contract/identity';
import { useList, useQueries } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';

import { continueTexts } from './continue-learning/texts';
import { EventRows } from './event-rows';
import { HomeSection } from './home-section';
import { chapterEventsQuery, events, nearEventsQuery, onlineEventsQuery } from './events.slice';

/** Events of one page of the list. */
const shownEvents = 4;

/**
 * Proposals for a user whose chapter plans little: the next events online and of the chapters near. Events of the own
 * chapter are in the part above. Nothing without any.
 */
export function OtherEvents({ chapter }: Pick<UserRecord, 'chapter'>) {
  const t = useTexts(continueTexts);
  const { locale } = useLocale();
  const slug = chapter?.slug ?? '';
  const near = nearEventsQuery(slug, locale);
  const online = onlineEventsQuery(locale);
  useQueries([events.list(online), ...(slug === '' ? [] : [events.list(near)])]);
  const onlineRows = useList(events, online).rows;
  const nearRows = useList(events, near).rows;
  const ownIds = new Set(useList(events, chapterEventsQuery(slug, locale)).rows.map(({ id }) => id));
  const rows = [...new Map([...nearRows, ...onlineRows].map((event) => [event.id, event])).values()]
    .filter(({ id, status }) => !ownIds.has(id) && (status === 'published' || status === 'moved_online'))
    .filter(({ chapters }) => slug === '' || chapters.every((host) => host.slug !== slug))
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at))
    .slice(0, shownEvents);
  if (rows.length === 0) return null;
  return (
    <HomeSection
      title={t(slug === '' ? 'events.onlineOnly' : 'events.others')}
      all={{ to: '/events?attend=online', label: t('events.allOnline') }}
    >
      <EventRows events={rows} />
    </HomeSection>
  );
}
