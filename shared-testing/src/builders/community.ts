import { areas, chapters, tags } from '@enlace/shared-contract/community';
import { events } from '@enlace/shared-contract/events';
import type { EntityOf } from '@enlace/shared-contract/resources';

import { buildSample } from './build-sample';
import { areaNames, pick, places, slugOf } from './names';
import { createSequence } from './sequence';

const nextArea = createSequence();
const nextChapter = createSequence();
const nextEvent = createSequence();
const nextTag = createSequence();

export function buildArea(values: Partial<EntityOf<typeof areas>> = {}): EntityOf<typeof areas> {
  const number = values.id ?? nextArea();
  const name = values.name ?? pick(areaNames, number - 1);
  // The names repeat; the slug of an area is unique.
  const slug = values.name === undefined && number > areaNames.length ? `${slugOf(name)}-${number}` : slugOf(name);
  return {
    ...buildSample(areas, number),
    name,
    slug,
    description: 'Equipos que trabajan con información.',
    color: '#7a3b69',
    members_count: number * 7,
    ...values,
  };
}

export function buildChapter(values: Partial<EntityOf<typeof chapters>> = {}): EntityOf<typeof chapters> {
  const number = values.id ?? nextChapter();
  const place = pick(places, number - 1);
  const name = values.name ?? place.city;
  return {
    ...buildSample(chapters, number),
    name,
    slug: slugOf(name),
    summary: 'Mujeres en tecnología que se encuentran cada mes.',
    status: 'active',
    ...place,
    languages: ['es'],
    founded_on: '2019-03-08',
    members_count: number * 11,
    events_count: number,
    ...values,
  };
}

export function buildEvent(values: Partial<EntityOf<typeof events>> = {}): EntityOf<typeof events> {
  const number = values.id ?? nextEvent();
  const { city, country_code, timezone } = pick(places, number - 1);
  const title = values.title ?? `Círculo de mentoría nº ${number}`;
  return {
    ...buildSample(events, number),
    title,
    slug: slugOf(title),
    starts_at: new Date(Date.UTC(2030, 0, number, 23)).toISOString(),
    ends_at: new Date(Date.UTC(2030, 0, number + 1, 1)).toISOString(),
    timezone,
    format: 'in_person',
    status: 'published',
    venue_name: 'Casa de la Cultura',
    city,
    country_code,
    capacity: 40,
    going_count: 12,
    currency: 'USD',
    ...values,
  };
}

export function buildTag(values: Partial<EntityOf<typeof tags>> = {}): EntityOf<typeof tags> {
  const number = values.id ?? nextTag();
  const name = values.name ?? `Inteligência artificial ${number}`;
  return { ...buildSample(tags, number), name, slug: slugOf(name), ...values };
}
