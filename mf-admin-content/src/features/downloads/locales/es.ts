import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

/** Spanish texts of the files to download. */
export const texts: SameKeys<typeof en> = {
  title: 'Archivos para descargar',
  lead: 'Archivos CSV para hojas de cálculo. Cada descarga queda en la auditoría.',
  download: 'Descargar CSV',
  failed: 'No se pudo crear el archivo. Inténtalo de nuevo.',
  any: 'Todos',
  search: 'Palabras',
  members: {
    title: 'Integrantes',
    lead: 'Latinas de la comunidad con sus datos de contacto, una en cada fila. Sin filtro, el archivo las tiene a todas.',
    country_code: 'País',
    chapter_id: 'Capítulo',
    area_id: 'Área',
    seniority_id: 'Nivel de experiencia',
    created_at_from: 'Registradas desde',
    created_at_to: 'Registradas hasta',
  },
  index: {
    title: 'Páginas públicas',
    lead: 'La dirección, el título y el último cambio de cada página pública, por ejemplo para revisar los buscadores.',
    kind: 'Tipo de página',
    updated_at_from: 'Cambiadas desde',
    updated_at_to: 'Cambiadas hasta',
  },
  kinds: {
    chapters: 'Capítulos',
    companies: 'Empresas',
    events: 'Eventos',
    jobs: 'Empleos',
    courses: 'Cursos',
    lessons: 'Lecciones',
    news: 'Noticias',
    pages: 'Páginas',
  },
};
