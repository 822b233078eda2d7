import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  menu: 'Mais sobre {title}',
  csv: 'Salvar como CSV',
  svg: 'Salvar como SVG',
  png: 'Salvar como PNG',
  pin: 'Fixar no topo',
  unpin: 'Desafixar',
  up: 'Mover para cima',
  down: 'Mover para baixo',
  goal: 'Definir uma meta',
  share: 'Compartilhar',
  failed: 'Não foi possível criar o arquivo.',
  compared: '{value} (antes: {before})',
  source: '{host}, contado em {time}',
};
