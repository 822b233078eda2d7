import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  updated: 'Último cambio: {date}',
  missing: 'Esta página no existe',
  missingHint: 'Quizá se movió o se retiró.',
  home: 'Ir a la portada',
  signInTitle: 'Esta página es para integrantes',
  signInHint: 'Inicia sesión y se abrirá, si es para ti.',
  signIn: 'Iniciar sesión',
  closedTitle: 'Esta página no es para tu cuenta',
  closedHint: 'Es para otras integrantes. Si crees que debería abrirse para ti, escríbenos.',
  parts: 'En esta página',
  question: '¿Falta algo o no queda claro?',
  contact: 'Escríbenos',
};
