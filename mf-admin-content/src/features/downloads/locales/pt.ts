import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

/** Portuguese texts of the files to download. */
export const texts: SameKeys<typeof en> = {
  title: 'Arquivos para baixar',
  lead: 'Arquivos CSV para planilhas. Cada download fica registrado na auditoria.',
  download: 'Baixar CSV',
  failed: 'Não foi possível criar o arquivo. Tente novamente.',
  any: 'Todos',
  search: 'Palavras',
  members: {
    title: 'Integrantes',
    lead: 'Latinas da comunidade com seus dados de contato, uma em cada linha. Sem filtro, o arquivo tem todas elas.',
    country_code: 'País',
    chapter_id: 'Capítulo',
    area_id: 'Área',
    seniority_id: 'Senioridade',
    created_at_from: 'Registradas a partir de',
    created_at_to: 'Registradas até',
  },
  index: {
    title: 'Páginas públicas',
    lead: 'O endereço, o título e a última alteração de cada página pública, por exemplo para verificar os buscadores.',
    kind: 'Tipo de página',
    updated_at_from: 'Alteradas a partir de',
    updated_at_to: 'Alteradas até',
  },
  kinds: {
    chapters: 'Capítulos',
    companies: 'Empresas',
    events: 'Eventos',
    jobs: 'Vagas',
    courses: 'Cursos',
    lessons: 'Aulas',
    news: 'Notícias',
    pages: 'Páginas',
  },
};
