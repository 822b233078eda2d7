import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  updated: 'Última alteração: {date}',
  missing: 'Esta página não existe',
  missingHint: 'Talvez tenha sido movida ou retirada.',
  home: 'Ir para a página inicial',
  signInTitle: 'Esta página é para integrantes',
  signInHint: 'Entre na sua conta e ela se abre, se for para você.',
  signIn: 'Entrar',
  closedTitle: 'Esta página não é para a sua conta',
  closedHint: 'É para outras integrantes. Se você acha que deveria se abrir para você, escreva para nós.',
  parts: 'Nesta página',
  question: 'Falta algo ou não ficou claro?',
  contact: 'Escreva para nós',
};
