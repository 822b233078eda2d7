import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { pinMinutes } from '../lifetimes';

export const verifyEmailMail = defineMail({
  template: 'verifyEmail',
  kind: 'security',
  values: z.object({ name: z.string(), userId: z.number(), pin: z.string() }),
  lifetimeMinutes: pinMinutes.verify,
  link: ({ userId, pin }) => `/verify-email?${new URLSearchParams({ user_id: String(userId), pin })}`,
  words: {
    en: {
      subject: '{pin} is your code to confirm your e-mail',
      preheader: 'One step left to join {product}.',
      greeting: 'Welcome, {name}',
      paragraphs: ['It is good to have you here. Confirm that this address is yours and your account is ready.'],
      pinLabel: 'Your code',
      button: 'Confirm my e-mail',
      notes: ['The code is good for 24 hours.', 'You did not sign up at {product}? Then there is nothing to do.'],
    },
    es: {
      subject: '{pin} es tu código para confirmar tu correo',
      preheader: 'Solo falta un paso para entrar en {product}.',
      greeting: 'Te damos la bienvenida, {name}',
      paragraphs: ['Qué bueno tenerte aquí. Confirma que esta dirección es tuya y tu cuenta estará lista.'],
      pinLabel: 'Tu código',
      button: 'Confirmar mi correo',
      notes: ['El código vale 24 horas.', '¿No te registraste en {product}? Entonces no tienes que hacer nada.'],
    },
    pt: {
      subject: '{pin} é o seu código para confirmar o e-mail',
      preheader: 'Falta só um passo para entrar na {product}.',
      greeting: 'Boas-vindas, {name}',
      paragraphs: ['Que bom ter você aqui. Confirme que este endereço é seu e a sua conta estará pronta.'],
      pinLabel: 'Seu código',
      button: 'Confirmar meu e-mail',
      notes: ['O código vale por 24 horas.', 'Você não se cadastrou na {product}? Então não precisa fazer nada.'],
    },
  },
});
