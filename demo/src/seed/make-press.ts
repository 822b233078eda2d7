import { createRandom, localizeWords, type Random, type SeedRow } from '@enlace/api/seeding';
import * as texts from './data/partner-texts';
import { places } from './data/places';
import { cover } from './pictures';
import { dayMs, dayOf } from './times';
import { uniqueSlugs } from './unique-slugs';
import { fill, same } from './words';

/** Press items of the last six years, more of them recent. Each pair of city and headline exists once. */
export function makePress(count: number, now: Date): SeedRow[] {
  const random = createRandom(60);
  const freeSlug = uniqueSlugs();
  const lines = linesOf(random);
  return Array.from({ length: count }, (_, index) => {
    const [outlet, language, kind] = random.pick(texts.outlets);
    const { headline, city } = lines(language);
    const title = headline.replace('{city}', city);
    const slug = freeSlug(title);
    const publishedAt = new Date(now.getTime() - (3 + Math.floor(2100 * (index / count) ** 1.6)) * dayMs);
    const at = new Date(publishedAt.getTime() + dayMs);
    return {
      id: count - index,
      title,
      outlet,
      kind,
      url: random.chance(0.93) ? `https://press.example.com/${slug}` : null,
      published_on: dayOf(publishedAt),
      author: random.chance(0.7) ? random.pick(authors[language]) : null,
      quote: random.chance(0.45) ? random.pick(texts.quotes[language]) : null,
      language,
      ...localizeWords({ summary: fill(random.pick(texts.pressSummaries[kind]), { city: same(city) }) }),
      cover: random.chance(0.5) ? cover('news', `press-${slug}`, '') : null,
      created_at: at,
      updated_at: at,
    };
  });
}

/** Headlines with their cities, with few repetitions; the city speaks the language of the headline. */
function linesOf(random: Random): (language: 'en' | 'es' | 'pt') => { headline: string; city: string } {
  const counters = { en: 0, es: 0, pt: 0 };
  const cities = Object.fromEntries(
    (['en', 'es', 'pt'] as const).map((language) => {
      const near = places.filter(({ languages }) => languages.includes(language)).map(({ city }) => city);
      return [language, random.sample(near, near.length)];
    }),
  );
  return (language) => {
    const [headlines, near] = [texts.headlines[language], cities[language] ?? []];
    const turn = counters[language];
    counters[language] += 1;
    return { headline: headlines[turn % headlines.length] ?? '', city: near[turn % near.length] ?? '' };
  };
}

const authors = {
  es: ['Micaela Ordóñez', 'Julieta Saavedra Prado', 'Íñigo Larrañaga'],
  pt: ['Helena Assunção', 'Caio Brandão', 'Luíza Antunes de Sá'],
  en: ['Maeve Hollis', 'Daniel Osei', 'Rosalind Achterberg'],
} as const;
