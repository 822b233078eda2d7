import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  founder: 'Fundadora',
  talks: 'Palestras e oficinas',
  chapters: 'Lidera estes capítulos',
  courses: 'Dá estes cursos',
  articles: 'Escreve para a comunidade',
  linkedin: '{name} no LinkedIn',
  missing: 'Esta página não existe',
  missingHint: 'O endereço pode estar errado, ou a pessoa fechou a página.',
  home: 'Para a página inicial',
};
