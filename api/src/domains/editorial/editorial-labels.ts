import type { AuditLabels } from '../../kit/core/module/audit-labels';

export const editorialLabels: AuditLabels = {
  resources: {
    news: { en: 'News', es: 'Noticias', pt: 'Notícias' },
    pages: { en: 'Pages', es: 'Páginas', pt: 'Páginas' },
    press: { en: 'Press', es: 'Prensa', pt: 'Imprensa' },
  },
};
