import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  loading: 'Abriendo las cifras compartidas',
  closedTitle: 'Estas cifras no están abiertas a cualquiera',
  signedOut: 'Inicia sesión con una cuenta que pueda verlas. El enlace te trae de vuelta.',
  closed: 'Tu cuenta no puede ver estas cifras o las de esta empresa. Pregunta a la persona que envió el enlace.',
  signIn: 'Iniciar sesión',
  start: 'Ir a la página de inicio',
  endedTitle: 'Este enlace terminó',
  ended: 'Pasó su tiempo o quien lo creó lo terminó. Pide uno nuevo.',
};
