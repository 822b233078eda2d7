import type { contentPages, EntityOf, news } from '@enlace/shared-contract';

import { slugOf } from './names';
import { createSequence, stamps } from './sequence';

const nextArticle = createSequence();
const nextPage = createSequence();

export function buildArticle(values: Partial<EntityOf<typeof news>> = {}): EntityOf<typeof news> {
  const number = values.id ?? nextArticle();
  const title = values.title ?? `Una noche de código nº ${number}`;
  return {
    id: number,
    title,
    slug: slugOf(title),
    summary: 'Sesenta personas, nueve proyectos, un apagón.',
    body: '<p>A las dos y diez se apagaron las luces.</p>',
    author: null,
    categories: [],
    tags: [],
    featured_image: null,
    published_at: new Date(Date.UTC(2026, 0, number, 12)).toISOString(),
    status: 'published',
    language: 'en',
    languages: ['en', 'es', 'pt'],
    reading_minutes: 3,
    translations: {},
    ...stamps(number),
    ...values,
  };
}

export function buildContentPage(values: Partial<EntityOf<typeof contentPages>> = {}): EntityOf<typeof contentPages> {
  const number = values.id ?? nextPage();
  const title = values.title ?? `Código de conducta ${number}`;
  return {
    id: number,
    title,
    slug: slugOf(title),
    summary: null,
    body: '<p>Nadie tiene que justificarse.</p>',
    roles: [],
    permissions: [],
    translations: {},
    ...stamps(number),
    ...values,
  };
}
