import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

/** To the present address when a new one is requested. `token` undoes the request. */
export const emailChangeRequestedMail = defineMail({
  template: 'emailChangeRequested',
  kind: 'security',
  values: z.object({ name: z.string(), token: z.string() }),

  link: ({ token }) => `/api/v2/undoemailchange?${new URLSearchParams({ token })}`,
  words: {
    en: {
      subject: 'A new e-mail for your account was requested',
      preheader: 'This address stays valid until the new one is confirmed.',
      greeting: 'Hello {name}',
      paragraphs: [
        'A new e-mail address was requested for your {product} account. Until it is confirmed, you sign in with this address as before.',
        'It was you? Then open the mail that we have sent to the new address.',
      ],
      button: 'It was not me: undo',
      notes: [
        'The button works for 7 days. It stops the change, signs out every device and lets you choose a new password.',
      ],
    },
    es: {
      subject: 'Se pidió un correo nuevo para tu cuenta',
      preheader: 'Esta dirección vale hasta que se confirme la nueva.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Se pidió una dirección de correo nueva para tu cuenta de {product}. Hasta que se confirme, inicias sesión con esta dirección como siempre.',
        '¿Fuiste tú? Entonces abre el correo que enviamos a la dirección nueva.',
      ],
      button: 'No fui yo: deshacer',
      notes: [
        'El botón sirve durante 7 días. Detiene el cambio, cierra la sesión en todos los dispositivos y te deja elegir una contraseña nueva.',
      ],
    },
    pt: {
      subject: 'Foi pedido um novo e-mail para a sua conta',
      preheader: 'Este endereço vale até que o novo seja confirmado.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Foi pedido um novo endereço de e-mail para a sua conta na {product}. Até a confirmação, você entra com este endereço como antes.',
        'Foi você? Então abra o e-mail que enviamos para o novo endereço.',
      ],
      button: 'Não fui eu: desfazer',
      notes: [
        'O botão funciona por 7 dias. Ele interrompe a mudança, encerra a sessão em todos os dispositivos e deixa você escolher uma nova senha.',
      ],
    },
  },
});
