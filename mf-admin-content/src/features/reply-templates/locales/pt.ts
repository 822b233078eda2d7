import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Modelos de resposta',
  add: 'Adicionar modelo',
  search: 'Buscar modelos',
  count_one: '{count} modelo',
  count_other: '{count} modelos',
  none: {
    title: 'Ainda não há modelos',
    hint: 'Com um modelo se respondem as mensagens da caixa de entrada. Adicione o primeiro.',
  },
  added: '{name} foi adicionado.',
  saved: '{name} foi salvo.',
  removed: '{name} foi excluído.',
  remove: 'Excluir {name}?',
  sections: { main: 'O modelo', words: 'A resposta' },
  sectionHints: {
    main: 'O nome é para a equipe. Com um formulário, só é oferecido para mensagens desse formulário.',
    words:
      'O que se escreve, em cada idioma. Estas palavras são preenchidas: {first_name}, {name}, {company}, {reference}, {what}, {me}, {product}.',
  },
  fields: { name: 'Nome', kind: 'Só para', subject: 'Assunto', body: 'Texto', updated_at: 'Mudou' },
  hints: { kind: 'Deixe vazio para todos os formulários.' },
  options: {
    kind: {
      contact_us: 'Mensagem',
      company_registration: 'Cadastro de empresa',
      company_perk: 'Benefícios de empresa',
      sponsor_contact: 'Patrocínio',
      sponsor_recruiter_account: 'Pedido de conta',
      press_interview: 'Entrevista',
      press_invitation: 'Convite',
      investor_contact: 'Investimento',
      chapter_start: 'Capítulo novo',
      talk_proposal: 'Palestra',
      hosting_offer: 'Espaço para eventos',
      volunteering: 'Voluntariado',
      incident_report: 'Incidente',
    },
  },
};
