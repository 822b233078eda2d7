import type { RecordKind } from '@enlace/shared-contract/site';
import type { Locale, LocalizedText } from '@enlace/shared-contract/text';

import type { SourceRow } from '../search/search.repository';
import type { ShareCard } from './draw-share-image';
import { listCards, type ListName } from './list-cards';

const labels: Readonly<Partial<Record<RecordKind, LocalizedText>>> = {
  chapters: { en: 'Chapter', es: 'Capítulo', pt: 'Capítulo' },
  events: { en: 'Event', es: 'Evento', pt: 'Evento' },
  jobs: { en: 'Job', es: 'Empleo', pt: 'Vaga' },
  courses: { en: 'Course', es: 'Curso', pt: 'Curso' },
  companies: { en: 'Company', es: 'Empresa', pt: 'Empresa' },
  news: { en: 'News', es: 'Noticias', pt: 'Notícias' },
  people: { en: 'Community', es: 'Comunidad', pt: 'Comunidade' },
};

const community: LocalizedText = {
  en: 'Latina women in tech',
  es: 'Mujeres latinas en tecnología',
  pt: 'Mulheres latinas na tecnologia',
};

export function recordCard(kind: RecordKind, row: SourceRow, locale: Locale, productName: string): ShareCard {
  return {
    art: kind === 'pages' ? 'news' : kind === 'people' ? 'chapters' : kind,
    slug: row.slug,
    label: labels[kind]?.[locale] ?? productName,
    title: row.title,
    note: noteOf(row, locale),
    productName,
  };
}

export function listCard(name: ListName, locale: Locale, productName: string): ShareCard {
  const { art, title, note } = listCards[name];
  return { art, slug: `list-${name}`, label: community[locale], title: title[locale], note: note[locale], productName };
}

function noteOf({ kind, note, at, timezone }: SourceRow, locale: Locale): string {
  const day =
    kind === 'events' && at !== null
      ? at.toLocaleDateString(locale, { dateStyle: 'long', timeZone: timezone ?? 'UTC' })
      : '';
  return [day, note].filter(Boolean).join(' · ');
}
