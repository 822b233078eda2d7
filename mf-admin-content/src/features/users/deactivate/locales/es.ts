import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  users: 'Usuarias',
  failed: { title: 'No se pudo cargar', hint: 'Inténtalo de nuevo en un momento.' },
  cancel: 'Cancelar',
  reason: 'Motivo',
  reasonMissing: 'Indica el motivo, en pocas palabras.',
  off: {
    crumb: 'Desactivar',
    title: 'Desactivar a {name}',
    lead: 'La cuenta se conserva tal como está, pero nadie puede entrar con ella hasta que alguien del equipo la reactive.',
    effects: 'Esto ocurre de inmediato',
    signIns_zero: 'No tiene ninguna sesión abierta.',
    signIns_one: 'Se cierra {count} sesión.',
    signIns_other: 'Se cierran {count} sesiones.',
    signIn: 'Ya no puede entrar, ni con su contraseña ni con LinkedIn.',
    page: 'Desaparece su página pública, y con ella los enlaces que llevan allí.',
    lists: 'Desaparece de la bolsa de talento, de las búsquedas y de las listas públicas de personas.',
    chapters_one: 'Lidera {count} capítulo: dejará de mostrarla como líder.',
    chapters_other: 'Lidera {count} capítulos: dejarán de mostrarla como líder.',
    companies_one: 'Recluta para {count} empresa: sus empleos siguen publicados.',
    companies_other: 'Recluta para {count} empresas: sus empleos siguen publicados.',
    reasonHint: 'Se guarda en la auditoría.',
    do: 'Desactivar la cuenta',
    done: 'La cuenta de {name} está desactivada.',
    already: 'Otra persona desactivó a {name} mientras tanto.',
  },
  on: {
    crumb: 'Reactivar',
    title: 'Reactivar a {name}',
    lead: 'Puede entrar de nuevo, y vuelve a verse lo que la desactivación había ocultado. Las sesiones cerradas siguen cerradas.',
    since: 'Desactivada el {when} por {name}',
    why: 'Motivo: {reason}',
    unknown: 'No se guardó ningún motivo de la desactivación.',
    system: 'el sistema',
    reasonHint: 'Opcional. Se guarda en la auditoría.',
    do: 'Reactivar la cuenta',
    done: 'La cuenta de {name} está activa de nuevo.',
    already: 'Otra persona reactivó a {name} mientras tanto.',
  },
};
