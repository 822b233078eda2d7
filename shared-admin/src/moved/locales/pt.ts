import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'O que foi movido',
  dropped_one: '{count} entrada igual não foi necessária.',
  dropped_other: '{count} entradas iguais não foram necessárias.',
  nothing: 'Nada se referia à outra conta.',
  more: 'e mais {count}',
  parts: {
    account: 'Conta',
    roles: 'Papéis',
    permissions: 'Permissões próprias',
    social_accounts: 'Formas de entrar',
    chapters_led: 'Capítulos que ela lidera',
    talks: 'Palestras em eventos',
    package_changes: 'Mudanças de pacotes',
    news_written: 'Notícias que ela escreveu',
    skills: 'Habilidades',
    languages: 'Idiomas',
    job_types: 'Tipos de trabalho',
    companies_recruited_for: 'Empresas para as quais recruta',
    courses_taught: 'Cursos que ela ensina',
    registration: 'Cadastro',
    messages_looked_after: 'Mensagens de que ela cuida',
    notes_written: 'Notas em mensagens',
    replies_written: 'Respostas a mensagens',
    messages_converted: 'Mensagens convertidas em fichas',
    files_uploaded: 'Arquivos enviados',
    views: 'Visões salvas',
    drafts: 'Rascunhos',
    other: 'Outras entradas',
  },
};
