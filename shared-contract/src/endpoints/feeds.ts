import { publicAccess } from '../access';
import { wire } from '../define-resource';

/** The newest stories as RSS 2.0, in the language of `?lang=`; the site shows it as `/news/feed.xml`. */
export const newsFeedCall = wire.get('/api/v2/news/feed', publicAccess);

/** Coming events and open jobs as RSS 2.0, the newest announcements first; the site shows them as `/jobs/feed.xml`. */
export const feedCalls = {
  events: wire.get('/api/v2/events/feed', publicAccess),
  jobs: wire.get('/api/v2/jobs/feed', publicAccess),
} as const;

/**
 * Events as iCalendar (RFC 5545), in the language of `?lang=`, of the chapter of `?chapter=`, of the category of
 * `?category=`, or of all, or the one event with the slug `?event=`; the site shows them as `/events/calendar.ics`,
 * `/chapters/{slug}/calendar.ics` and `/events/categories/{slug}/calendar.ics`.
 */
export const eventsCalendarCall = wire.get('/api/v2/events/calendar', publicAccess);
