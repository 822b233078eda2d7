import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Noticias',
  add: 'Añadir noticia',
  search: 'Buscar noticias por título o texto',
  count_one: '{count} noticia',
  count_other: '{count} noticias',
  none: { title: 'Todavía no hay noticias', hint: 'Cuenta lo que pasa en la comunidad. Escribe la primera.' },
  added: 'Se añadió {name}.',
  saved: 'Se guardó {name}.',
  removed: 'Se eliminó {name}.',
  remove: '¿Eliminar {name}?',
  sections: { words: 'Textos', picture: 'Imagen', main: 'Lo básico', sorting: 'Dónde se encuentra' },
  fields: {
    title: 'Título',
    status: 'Estado',
    author: 'Autora',
    published_at: 'Fecha de publicación',
    updated_at: 'Cambio',
    language: 'Idioma',
    summary: 'Resumen',
    body: 'Texto',
    featured_image: 'Imagen',
    author_id: 'Autora',
    categories: 'Categorías',
    tags: 'Etiquetas',
  },
  hints: {
    published_at: 'Sin ella, la noticia es un borrador; con una hora futura, se publica entonces.',
    language: 'Idioma de los textos bajo «Inglés».',
  },
  options: {
    status: { published: 'Publicada', scheduled: 'Programada', draft: 'Borrador' },
    language: { en: 'Inglés', es: 'Español', pt: 'Portugués' },
  },
};
