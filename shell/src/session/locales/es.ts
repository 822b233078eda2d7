import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  login: {
    title: 'Qué bueno verte',
    lead: 'Entra a tu comunidad.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    forgot: '¿Olvidaste tu contraseña?',
    linkedin: 'Entrar con LinkedIn',
    required: 'Inicia sesión para ver esta página.',
    verify: 'Escribir el código',
    failed: 'No pudimos iniciar tu sesión. Revisa los datos que escribiste.',
    unable: 'No fue posible iniciar sesión.',
  },
  forgot: {
    title: '¿Olvidaste tu contraseña?',
    lead: 'Escribe tu correo y te enviamos un código para elegir una nueva.',
    submit: 'Enviar el código',
    sent: 'Si hay una cuenta con ese correo, el código va en camino.',
    have: 'Ya tengo un código',
    back: 'Volver a iniciar sesión',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    lead: 'Escribe el código de nuestro correo y tu contraseña nueva.',
    leadLink: 'Escribe tu contraseña nueva.',
    pin: 'Código',
    pinHint: 'Seis dígitos',
    password: 'Contraseña nueva',
    passwordHint: 'Al menos {minimum} caracteres',
    repeat: 'Repite la contraseña nueva',
    mismatch: 'Las contraseñas no coinciden.',
    submit: 'Guardar la contraseña',
    done: 'Tu contraseña cambió. Ya puedes entrar con ella.',
  },
  verify: {
    title: 'Verifica tu correo',
    lead: 'Escribe el código de seis dígitos de nuestro correo y la contraseña que elegiste.',
    leadChange: 'Escribe el código de seis dígitos del correo a tu dirección nueva.',
    password: 'Tu contraseña',
    passwordHint: 'La que elegiste al registrarte. Demuestra que el registro es tuyo.',
    withoutPassword: 'No la sé: elegir una contraseña nueva',
    submit: 'Verificar',
    done: 'Tu correo está verificado. Ya puedes iniciar sesión.',
    resend: 'Enviarme un código nuevo',
    resent: 'Un código nuevo va en camino.',
    broken: 'El enlace no está completo. Ábrelo de nuevo desde nuestro correo o pide un código nuevo.',
  },
  errors: {
    pin: 'El código tiene seis dígitos.',
    network: 'No pudimos llegar al servidor. Revisa tu conexión e intenta de nuevo.',
    unknown: 'Algo salió mal. Intenta de nuevo.',
  },
};
