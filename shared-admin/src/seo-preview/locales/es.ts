import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  search: 'Cómo se ve en los resultados de búsqueda',
  card: 'Cómo se ve al compartirla',
  language: 'Idioma',
  languages: { en: 'Inglés', es: 'Español', pt: 'Portugués' },
  device: 'Dónde se ve',
  devices: { desktop: 'Computadora', phone: 'Teléfono' },
  hidden: 'Se pide a los buscadores que dejen fuera esta página. Se vería así:',
  newPage: 'La dirección se crea al guardar el registro.',
  title: 'Título',
  description: 'Descripción',
  picture: 'Imagen',
  width: '{width} de {limit} px',
  fits: { short: 'Cabe más', good: 'Cabe', long: 'Se corta' },
  sources: {
    own: 'de su propio campo',
    record: 'del registro',
    drawn: 'dibujada a partir del título',
    site: 'igual para todo el sitio',
  },
};
