import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  starred: 'Los campos con asterisco (*) son obligatorios.',
  problems: {
    required: 'Completa este campo, por favor.',
    choose: 'Elige una opción, por favor.',
    chooseSome: 'Elige al menos una opción, por favor.',
    tick: 'Marca esta casilla para continuar.',
    file: 'Añade un archivo, por favor.',
    email: 'Escribe una dirección como nombre@ejemplo.com.',
    url: 'Escribe una dirección web como https://ejemplo.com.',
    tel: 'Escribe un número como +52 55 1234 5678.',
    tooShort_one: 'Usa al menos {count} carácter.',
    tooShort_other: 'Usa al menos {count} caracteres.',
    tooLong_one: 'Usa como máximo {count} carácter.',
    tooLong_other: 'Usa como máximo {count} caracteres.',
    tooSmall: 'Escribe un número de al menos {limit}.',
    tooBig: 'Escribe un número de {limit} como máximo.',
    number: 'Escribe un número entero.',
    date: 'Escribe una fecha.',
    invalid: 'Esto no tiene la forma esperada.',
  },
  failed: {
    title: 'No se pudo enviar',
    network: 'No hubo conexión. Inténtalo de nuevo cuando tengas internet.',
    unknown: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
    kept: 'Todo lo que escribiste sigue aquí.',
  },
  choices: {
    loading: 'Cargando las opciones…',
    failed: 'No se pudieron cargar las opciones.',
    retry: 'Intentar de nuevo',
    none: 'Elige',
  },
  password: { show: 'Mostrar', hide: 'Ocultar', what: 'la contraseña' },
  restored: 'Guardamos lo que habías escrito.',
  startOver: 'Empezar de nuevo',
  uploading: 'Enviando, {percent} %',
};
