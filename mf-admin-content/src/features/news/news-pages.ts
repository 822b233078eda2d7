import { news, resourcePages } from '@enlace/shared-contract';

import { content } from '../../lib/nav-groups';

export const newsPages = resourcePages(news, {
  name: 'news',
  path: '/admin/news',
  title: { en: 'News', es: 'Noticias', pt: 'Notícias' },
  add: { en: 'Add article', es: 'Añadir noticia', pt: 'Adicionar notícia' },
  edit: { en: 'Edit article', es: 'Editar noticia', pt: 'Editar notícia' },
  nav: { order: 110, icon: 'news', group: content },
});
