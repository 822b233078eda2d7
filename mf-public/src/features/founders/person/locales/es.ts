import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  founder: 'Fundadora',
  talks: 'Charlas y talleres',
  chapters: 'Lidera estos capítulos',
  courses: 'Imparte estos cursos',
  articles: 'Escribe para la comunidad',
  linkedin: '{name} en LinkedIn',
  missing: 'Esta página no existe',
  missingHint: 'Puede que la dirección no sea correcta o que la persona haya cerrado su página.',
  home: 'A la portada',
};
