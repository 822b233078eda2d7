import { createRandom, localizeWords, type SeedRow, slugify } from '@enlace/api/seeding';
import * as texts from './data/chapter-texts';
import { places } from './data/places';
import { cover } from './pictures';
import { dayMs, dayOf } from './times';
import { fill, paragraphs, same } from './words';

export interface SeedChapter {
  readonly id: number;
  readonly slug: string;
  readonly row: SeedRow;
}

/** One chapter for each place. */
export function makeChapters(now: Date): SeedChapter[] {
  const random = createRandom(11);
  return places.map((place, index) => {
    const id = index + 1;
    const slug = slugify(place.city);
    const city = { city: same(place.city) };
    const foundedAt = new Date(now.getTime() - random.int(200, 3000) * dayMs);
    const summary = fill(random.pick(texts.chapterSummaries), city);
    const description = paragraphs(
      random.pick(texts.chapterOrigins),
      random.pick(texts.chapterHabits),
      random.pick(texts.chapterWelcome),
    );
    const handle = slug.replaceAll('-', '');
    const row = {
      id,
      name: place.city,
      slug,
      ...localizeWords({ summary, description }),
      status: id % 29 === 0 ? 'planned' : id % 23 === 0 ? 'paused' : 'active',
      city: place.city,
      state: place.state,
      country_code: place.country,
      latitude: place.latitude,
      longitude: place.longitude,
      timezone: place.timezone,
      languages: place.languages,
      founded_on: dayOf(foundedAt),
      email: `${handle}@enlace.test`,
      website: random.chance(0.4) ? `https://${handle}.example.org` : null,
      linkedin: null,
      instagram: random.chance(0.6) ? `https://www.instagram.com/enlace.demo.${handle}` : null,
      group_url: groupOf(id, handle),
      cover: cover('chapters', slug, `Woven pattern of the chapter ${place.city}`),
      created_at: foundedAt,
      updated_at: foundedAt,
    };
    return { id, slug, row };
  });
}

const chats = [
  (handle: string) => `https://chat.whatsapp.com/EnlaceDemo${handle}`,
  (handle: string) => `https://t.me/enlace_demo_${handle}`,
  (handle: string) => `https://enlace-demo-${handle}.slack.com/join`,
  (handle: string) => `https://discord.gg/enlace-demo-${handle}`,
];

/** The group in a chat; one chapter in seven has none. */
function groupOf(id: number, handle: string): string | null {
  return id % 7 === 0 ? null : (chats[id % chats.length]?.(handle) ?? null);
}
