import { contentPages, news } from '@enlace/shared-contract/editorial';
import type { EntityOf } from '@enlace/shared-contract/resources';

import { buildSample } from './build-sample';
import { slugOf } from './names';
import { createSequence } from './sequence';

const nextArticle = createSequence();
const nextPage = createSequence();

export function buildArticle(values: Partial<EntityOf<typeof news>> = {}): EntityOf<typeof news> {
  const number = values.id ?? nextArticle();
  const title = values.title ?? `Una noche de código nº ${number}`;
  return {
    ...buildSample(news, number),
    title,
    slug: slugOf(title),
    summary: 'Sesenta personas, nueve proyectos, un apagón.',
    body: '<p>A las dos y diez se apagaron las luces.</p>',
    published_at: new Date(Date.UTC(2026, 0, number, 12)).toISOString(),
    status: 'published',
    language: 'en',
    languages: ['en', 'es', 'pt'],
    reading_minutes: 3,
    ...values,
  };
}

export function buildContentPage(values: Partial<EntityOf<typeof contentPages>> = {}): EntityOf<typeof contentPages> {
  const number = values.id ?? nextPage();
  const title = values.title ?? `Código de conducta ${number}`;
  return {
    ...buildSample(contentPages, number),
    title,
    slug: slugOf(title),
    body: '<p>Nadie tiene que justificarse.</p>',
    ...values,
  };
}
