import type { LocalizedText } from '@enlace/shared-contract/text';

import type { RecordArtKind } from '../art/art-kinds';

/** The card of a page with a list. */
export interface ListCard {
  readonly title: LocalizedText;
  /** One line below the title, at most 44 letters. */
  readonly note: LocalizedText;
  /** Kind of the drawn picture. */
  readonly art: RecordArtKind;
}

/** The pages with lists by their paths, without the slash. */
export const listCards = {
  events: {
    title: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
    note: {
      en: 'In your city and online',
      es: 'En tu ciudad y en línea',
      pt: 'Na sua cidade e online',
    },
    art: 'events',
  },
  chapters: {
    title: { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' },
    note: { en: 'Find the one near you', es: 'Encuentra el más cercano', pt: 'Encontre o mais próximo' },
    art: 'chapters',
  },
  jobs: {
    title: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' },
    note: {
      en: 'From companies that hire from the community',
      es: 'De empresas que contratan en la comunidad',
      pt: 'De empresas que contratam na comunidade',
    },
    art: 'jobs',
  },
  courses: {
    title: { en: 'Courses', es: 'Cursos', pt: 'Cursos' },
    note: { en: 'Made by members', es: 'Hechos por integrantes', pt: 'Feitos por integrantes' },
    art: 'courses',
  },
  companies: {
    title: { en: 'Companies', es: 'Empresas', pt: 'Empresas' },
    note: { en: 'And what they offer', es: 'Y lo que ofrecen', pt: 'E o que oferecem' },
    art: 'companies',
  },
  news: {
    title: { en: 'News', es: 'Noticias', pt: 'Notícias' },
    note: { en: 'Stories from the chapters', es: 'Historias de los capítulos', pt: 'Histórias dos capítulos' },
    art: 'news',
  },
  press: {
    title: { en: 'Press', es: 'Prensa', pt: 'Imprensa' },
    note: { en: 'What others say about us', es: 'Lo que se dice de nosotras', pt: 'O que se diz sobre nós' },
    art: 'jobs',
  },
  perks: {
    title: { en: 'Perks', es: 'Beneficios', pt: 'Benefícios' },
    note: {
      en: 'For members and at work',
      es: 'Para integrantes y en el trabajo',
      pt: 'Para integrantes e no trabalho',
    },
    art: 'courses',
  },
  investors: {
    title: { en: 'Investors', es: 'Inversoras', pt: 'Investidoras' },
    note: {
      en: 'By the stage of your company',
      es: 'Según la etapa de tu empresa',
      pt: 'Conforme a fase da sua empresa',
    },
    art: 'companies',
  },
  founders: {
    title: { en: 'Founders', es: 'Fundadoras', pt: 'Fundadoras' },
    note: {
      en: 'Members with a company of their own',
      es: 'Integrantes con empresa propia',
      pt: 'Integrantes com empresa própria',
    },
    art: 'chapters',
  },
} as const satisfies Readonly<Record<string, ListCard>>;

export type ListName = keyof typeof listCards;

export function isListName(name: string): name is ListName {
  return Object.hasOwn(listCards, name);
}
