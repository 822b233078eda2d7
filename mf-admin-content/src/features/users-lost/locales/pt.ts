import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Cadastros perdidos',
  add: 'Adicionar',
  search: 'Buscar por nome, e-mail ou empresa',
  count_one: '{count} cadastro',
  count_other: '{count} cadastros',
  none: { title: 'Ninguém se perdeu', hint: 'Todas as pessoas cadastradas confirmaram o e-mail.' },
  added: '{name} foi adicionada.',
  saved: '{name} foi salva.',
  removed: '{name} foi excluída.',
  remove: 'Excluir {name} para sempre?',
  resend: 'Enviar um novo código',
  resent: 'Um novo código está a caminho.',
  mails_one: '{count} e-mail, o último em {date}',
  mails_other: '{count} e-mails, o último em {date}',
  failed: 'Não foi possível carregar o cadastro',
  fields: {
    name: 'Nome',
    kind: 'Cadastro como',
    country: 'País',
    company_name: 'Empresa',
    created_at: 'Cadastro',
    mailed_at: 'Último e-mail',
    expires_at: 'Será excluído',
  },
  options: {
    kind: {
      member: 'Integrante',
      founder: 'Fundadora',
      recruiter: 'Recrutadora',
      latina: 'Latina',
      ally: 'Aliada',
      investor: 'Investidora',
    },
  },
};
