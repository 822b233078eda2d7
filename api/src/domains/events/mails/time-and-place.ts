import type { Locale, LocalizedText } from '@enlace/shared-contract/text';

import type { CalendarEvent } from '../calendar/event-calendar';
import { timeText } from './time-text';

const online: LocalizedText = {
  en: 'Online; the link is on your ticket from 15 minutes before the start',
  es: 'En línea; el enlace está en tu entrada desde 15 minutos antes del comienzo',
  pt: 'Online; o link está no seu ingresso a partir de 15 minutos antes do início',
};

export interface TimeAndPlace {
  readonly when: string;
  readonly where: string;
}

/** When and where the events of a mail take place. */
export function timeAndPlace(events: readonly CalendarEvent[], locale: Locale): TimeAndPlace {
  return {
    when: joinTexts(events.map((one) => timeText(one, locale))),
    where: joinTexts(events.map((one) => placeText(one, locale))),
  };
}

export const joinTexts = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

export function placeText(event: CalendarEvent, locale: Locale): string {
  if (event.format === 'online' || event.status === 'moved_online') return online[locale];
  return [event.venue_name, event.venue_address, event.city].filter(Boolean).join(', ');
}
