import {
  createRandom,
  type Db,
  drawRecordArt,
  insertRows,
  localizeWords,
  type SeedRow,
  slugify,
  type Words,
} from '@enlace/api/seeding';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';

import { newsNotes } from './data/news-notes';
import { newsSections, type Section } from './data/news-sections';
import { newsStories } from './data/news-stories';
import { contentPages } from './data/page-texts';
import { places } from './data/places';
import { cover } from './pictures';
import { dayMs } from './times';
import { uniqueSlugs } from './unique-slugs';
import { fill, same } from './words';

const newsCount = 160;
const stories = [...newsStories, ...newsNotes];
const newsTags = [9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 24, 26, 27, 28, 32, 33, 36];
const hourMs = 3_600_000;

/** News and pages. */
export async function insertEditorial(db: Db, authors: readonly number[], now: Date): Promise<void> {
  const { news, news_categories, news_tags } = makeNews(authors, now);
  // The rows of one insert must have the same columns.
  await insertRows(db, 'news', news);
  await insertRows(db, 'news_categories', news_categories);
  await insertRows(db, 'news_tags', news_tags);
  const { media, media_uses } = makeMedia(news, now);
  await insertRows(db, 'media', media);
  await insertRows(db, 'media_uses', media_uses);
  await insertRows(db, 'pages', pageRows(now));
  const { rows } = await sql<{ id: number; name: string }>`select id, name from roles`.execute(db);
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  const pageRoles = contentPages.flatMap(({ roles = [] }, index) =>
    roles.map((role) => ({ page_id: index + 1, role_id: idOf.get(role) ?? 0 })),
  );
  await insertRows(db, 'page_roles', pageRoles);
}

export interface SeedNews {
  readonly news: SeedRow[];
  readonly news_categories: SeedRow[];
  readonly news_tags: SeedRow[];
}

/**
 * Stories of many cities in the last three years; the newest are hours old. Some are in one language only, two are not
 * published yet.
 */
function makeNews(authors: readonly number[], now: Date): SeedNews {
  const random = createRandom(5005);
  const slugOf = uniqueSlugs();
  const seed: SeedNews = { news: [], news_categories: [], news_tags: [] };
  const round = places.length;
  for (let id = 1; id <= newsCount; id += 1) {
    const story = stories[(id * 5) % stories.length];
    const place = places[(id * 11 + Math.floor(id / stories.length)) % round];
    if (story === undefined || place === undefined) throw new Error('no story to tell');
    const [titles, summaries, opening, category] = story;
    const city = { city: same(place.city) };
    const sections = [...random.sample(newsSections.slice(0, -1), random.int(2, 4)), ...newsSections.slice(-1)];
    const [title, summary, first] = [fill(titles, city), fill(summaries, city), fill(opening, city)];
    const only = onlyIn(id);
    const slug = slugOf(title[only ?? 0]);
    const picture = `<figure><img src="/api/v2/art/chapters/${slugify(place.city)}.svg" alt="" width="1200" height="630"><figcaption>{caption}</figcaption></figure>`;
    const body = bodyOf(first, sections, picture, place.city);
    const age = ((newsCount - 2 - id) / newsCount) * 1000 * dayMs;
    const at = new Date(now.getTime() - Math.max(age, 0) - random.int(3, 20) * hourMs);
    seed.news.push({
      id,
      slug,
      ...inOneOrAll({ title, summary, body }, only),
      author_id: random.chance(0.92) ? random.pick(authors) : null,
      published_at: id === newsCount ? null : id === newsCount - 1 ? new Date(now.getTime() + 2 * dayMs) : at,
      featured_image: cover('news', slug, `Drawing: paper hills under a large sun, for “${title[only ?? 0]}”`),
      created_at: at,
      updated_at: at,
    });
    seed.news_categories.push({ news_id: id, category_id: category });
    seed.news_tags.push(...random.sample(newsTags, random.int(1, 3)).map((tag_id) => ({ news_id: id, tag_id })));
  }
  return seed;
}

/**
 * The index of the only language of a story; null for all three. One story in nine is in Spanish only, one in thirteen
 * in Portuguese only.
 */
function onlyIn(id: number): 1 | 2 | null {
  if (id % 9 === 4) return 1;
  return id % 13 === 6 ? 2 : null;
}

function inOneOrAll(texts: Readonly<Record<'title' | 'summary' | 'body', Words>>, only: 1 | 2 | null): SeedRow {
  if (only === null) return { ...localizeWords(texts), language: 'en' };
  const { title, summary, body } = texts;
  return {
    title: title[only],
    summary: summary[only],
    body: body[only],
    translations: {},
    language: only === 1 ? 'es' : 'pt',
  };
}

const captions: Words = [
  'The chapter’s weaving, drawn for {city}.',
  'El tejido del capítulo, dibujado para {city}.',
  'A trama do capítulo, desenhada para {city}.',
];

function bodyOf(first: Words, sections: readonly Section[], picture: string, city: string): Words {
  const caption = fill(captions, { city: same(city) });
  const [en, es, pt] = ([0, 1, 2] as const).map((at) => {
    const parts = sections.map((section) => sectionHtml(section, at));
    const [head = '', ...rest] = parts;
    return [`<p>${first[at]}</p>`, head, picture.replace('{caption}', caption[at]), ...rest].join('');
  });
  return [en ?? '', es ?? '', pt ?? ''];
}

function sectionHtml({ heading, texts, points = [], quote }: Section, at: 0 | 1 | 2): string {
  return [
    `<h2>${heading[at]}</h2>`,
    quote === undefined ? '' : `<blockquote><p>${quote[at]}</p></blockquote>`,
    ...texts.map((text) => `<p>${text[at]}</p>`),
    points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${point[at]}</li>`).join('')}</ul>`,
  ].join('');
}

/** The drawings of the newest stories as media of the library. */
function makeMedia(news: readonly SeedRow[], now: Date): { media: SeedRow[]; media_uses: SeedRow[] } {
  const newestStories = news.slice(-60);
  const media = newestStories.map(({ slug, title }, index) => {
    const drawing = Buffer.from(drawRecordArt('news', String(slug)));
    const { url, alt, width, height } = cover('news', String(slug), `Drawing for “${String(title)}”`);
    const at = new Date(now.getTime() - (60 - index) * 7 * hourMs);
    const facts = { url, mime: 'image/svg+xml', bytes: drawing.length, width, height };
    const hash = createHash('sha256').update(drawing).digest('hex');
    const rest = { alt: { en: alt }, hash, is_public: true, created_by: 1, created_at: at, updated_at: at };
    return { id: index + 1, kind: 'image', ...facts, variants: [facts], ...rest };
  });
  const uses = newestStories.map(({ id, title }, index) => ({
    media_id: index + 1,
    resource: 'news',
    row_id: id,
    label: title,
  }));
  return { media, media_uses: uses };
}

function pageRows(now: Date): SeedRow[] {
  const slugOf = uniqueSlugs();
  return contentPages.map(({ title, summary, paragraphs, nav }, index) => {
    const at = new Date(now.getTime() - (400 - index * 20) * dayMs);
    const [en, es, pt] = ([0, 1, 2] as const).map((lang) => paragraphs.map((words) => words[lang]).join(''));
    const words = { title, summary, body: [en ?? '', es ?? '', pt ?? ''] as const };
    return {
      id: index + 1,
      slug: slugOf(title[0]),
      ...(nav?.label === undefined
        ? { ...localizeWords(words), nav_label: null }
        : localizeWords({ ...words, nav_label: nav.label })),
      nav_place: nav?.place ?? 'none',
      nav_order: nav?.order ?? 50,
      created_at: at,
      updated_at: at,
    };
  });
}
