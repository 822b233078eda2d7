import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Visão geral',
  lead: 'O que a comunidade tem hoje. Cada número leva à sua lista.',
  waiting: {
    title: 'O que espera',
    nothing: 'Nada espera. Está tudo feito.',
    mail: {
      noServer: 'Os e-mails não saem deste site: configure SMTP_URL. Aguardando: {count}',
      failing_one: '{count} e-mail ainda não pôde ser enviado',
      failing_other: '{count} e-mails ainda não puderam ser enviados',
      failed_one: '{count} e-mail sem sucesso após a última tentativa',
      failed_other: '{count} e-mails sem sucesso após a última tentativa',
    },
    missed: {
      publish: '“{name}” não pôde ser publicado {when}',
      unpublish: '“{name}” não pôde sair do ar {when}',
    },
    lines: {
      mine: 'Mensagens atribuídas a você',
      newEntries: 'Mensagens novas de formulários',
      toCheck: 'Mensagens a verificar',
      drafts: 'Notícias em rascunho',
      scheduled: 'Notícias agendadas',
      reviews: 'Vagas à espera de uma revisão',
      closing: 'Vagas que fecham em uma semana',
      undescribed: 'Imagens sem descrição',
      unfinished: 'Cadastros não concluídos',
    },
  },
  desks: { title: 'Entradas abertas, por quem cuida delas', nobody: 'Ninguém ainda', since: 'a mais antiga, {date}' },
  chapters: 'Capítulos',
  areas: 'Áreas',
  members: 'Usuárias',
  hello: 'Olá, {name}',
  changed: 'Últimas alterações',
  newest: 'Mais recentes',
  unknown: 'Não foi possível carregar',
  addChapter: 'Adicionar capítulo',
  addArea: 'Adicionar área',
  retry: 'Tentar de novo',
};
