import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Buscar',
  lead: 'Uma cidade, uma habilidade, uma empresa, um nome meio esquecido.',
  label: 'O que você procura?',
  submit: 'Buscar',
  loading: 'Buscando',
  found_one: '{count} resultado para “{q}”',
  found_other: '{count} resultados para “{q}”',
  near: 'Nada está escrito exatamente como “{q}”. Isto chega perto:',
  none: 'Nada encontrado para “{q}”',
  noneHint: 'Tente menos palavras ou outra grafia. Ou comece por aqui:',
  start: 'Ou comece por aqui',
  kinds: 'De que tipo',
  all: 'Tudo',
  allOf_one: 'Ver o único resultado',
  allOf_other: 'Ver os {count} resultados',
  chapters: 'Capítulos',
  events: 'Eventos',
  jobs: 'Vagas',
  courses: 'Cursos',
  companies: 'Empresas',
  news: 'Notícias',
  pages: 'Páginas',
};
