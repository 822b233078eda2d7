import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  search: 'Como aparece nos resultados de busca',
  card: 'Como aparece quando é compartilhada',
  language: 'Idioma',
  languages: { en: 'Inglês', es: 'Espanhol', pt: 'Português' },
  device: 'Onde é vista',
  devices: { desktop: 'Computador', phone: 'Celular' },
  hidden: 'Pede-se aos buscadores que deixem esta página de fora. Ela ficaria assim:',
  newPage: 'O endereço é criado quando o registro é salvo.',
  title: 'Título',
  description: 'Descrição',
  picture: 'Imagem',
  width: '{width} de {limit} px',
  fits: { short: 'Cabe mais', good: 'Cabe', long: 'É cortado' },
  sources: {
    own: 'do próprio campo',
    record: 'do registro',
    drawn: 'desenhada a partir do título',
    site: 'igual em todo o site',
  },
};
