import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Prensa',
  lead: 'Lo que otras personas dicen de nosotras, en el idioma en que lo dijeron.',
  loading: 'Cargando prensa',
  count_one: '{count} pieza',
  count_other: '{count} piezas',
  search: 'Palabras o medio',
  kind: 'Tipo',
  order: 'Orden',
  orders: { newest: 'Más nuevas primero', oldest: 'Más antiguas primero', outlet: 'Medio, de la A a la Z' },
  anyKind: 'Todo',
  kinds: { article: 'Artículos', interview: 'Entrevistas', podcast: 'Pódcast', video: 'Videos', radio: 'Radio' },
  oneOf: { article: 'Artículo', interview: 'Entrevista', podcast: 'Pódcast', video: 'Video', radio: 'Radio' },
  language: 'Idioma',
  anyLanguage: 'Todos los idiomas',
  show: 'Ver',
  by: 'por {author}',
  in: 'En {language}',
  none: 'Todavía nada',
  noneHint: 'Nadie ha publicado algo así. Puedes ser la primera persona.',
  all: 'Toda la prensa',
  ask: '¿Escribes sobre nosotras?',
  askHint: 'Respondemos a periodistas el mismo día y te ponemos en contacto con las protagonistas.',
  interview: 'Pedir una entrevista',
  invite: 'Invitar a una ponente',
};
