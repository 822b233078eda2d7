import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  loading: 'Abrindo os números compartilhados',
  closedTitle: 'Estes números não são abertos a qualquer pessoa',
  signedOut: 'Entre com uma conta que possa vê-los. O link traz você de volta.',
  closed: 'Sua conta não pode ver estes números ou os desta empresa. Pergunte a quem enviou o link.',
  signIn: 'Entrar',
  start: 'Ir para a página inicial',
  endedTitle: 'Este link foi encerrado',
  ended: 'O prazo acabou ou quem o criou o encerrou. Peça um novo.',
};
