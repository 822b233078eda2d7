import type { Words } from './localize-words';

export interface PackageLevel {
  readonly slug: string;
  readonly name: Words;
  readonly description: Words;
}

/** The five packages of every role of members, from the smallest to the largest. */
export const packageLevels: readonly PackageLevel[] = [
  {
    slug: 'seed',
    name: ['Seed', 'Semilla', 'Semente'],
    description: [
      'Come in, look around and meet people.',
      'Entra, mira y conoce gente.',
      'Entre, olhe à volta e conheça pessoas.',
    ],
  },
  {
    slug: 'sprout',
    name: ['Sprout', 'Brote', 'Broto'],
    description: [
      'For those who come back every month.',
      'Para quienes vuelven cada mes.',
      'Para quem volta todos os meses.',
    ],
  },
  {
    slug: 'branch',
    name: ['Branch', 'Rama', 'Ramo'],
    description: [
      'More room to learn, to hire or to be found.',
      'Más espacio para aprender, contratar o ser encontrada.',
      'Mais espaço para aprender, contratar ou ser encontrada.',
    ],
  },
  {
    slug: 'bloom',
    name: ['Bloom', 'Flor', 'Flor'],
    description: [
      'Everything most people ever ask for.',
      'Todo lo que la mayoría llega a pedir.',
      'Tudo o que a maioria chega a pedir.',
    ],
  },
  {
    slug: 'canopy',
    name: ['Canopy', 'Copa', 'Copa'],
    description: [
      'The whole tree: for those who carry others along.',
      'El árbol entero: para quienes impulsan a otras.',
      'A árvore inteira: para quem leva outras consigo.',
    ],
  },
];

/** Packages of the team that runs the community; they are free. */
export const teamPackages: readonly PackageLevel[] = [
  {
    slug: 'volunteer',
    name: ['Volunteer', 'Voluntariado', 'Voluntariado'],
    description: ['Helps in a chapter or a team.', 'Ayuda en un capítulo o equipo.', 'Ajuda num capítulo ou equipe.'],
  },
  {
    slug: 'team',
    name: ['Team', 'Equipo', 'Equipe'],
    description: [
      'Runs the community day by day.',
      'Lleva la comunidad día a día.',
      'Cuida da comunidade no dia a dia.',
    ],
  },
];
