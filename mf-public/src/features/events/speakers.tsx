import { useTexts } from '@enlace/shared-platform';

import { People, Person } from '../../lib/people';
import type { EventRecord } from '../../lib/types';
import { eventTexts } from './texts';

export function Speakers({ speakers }: Pick<EventRecord, 'speakers'>) {
  const t = useTexts(eventTexts);
  if (speakers.length === 0) return null;
  return (
    <section aria-labelledby="event-speakers">
      <h2 id="event-speakers">{t('speakers')}</h2>
      <People>
        {speakers.map(({ name, slug, speaker_role, headline, avatar }, index) => (
          <Person
            key={index}
            name={name}
            slug={slug}
            about={headline ?? (speaker_role === '' ? null : speaker_role)}
            avatar={avatar}
          />
        ))}
      </People>
    </section>
  );
}
