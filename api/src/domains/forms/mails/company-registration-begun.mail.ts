import { companyRegistrationPath } from '@enlace/shared-contract/forms';
import * as z from 'zod';

import { defineMail } from '../../../infrastructure/mail/define-mail';

export const companyRegistrationBegunMail = defineMail({
  template: 'companyRegistrationBegun',
  kind: 'receipts',
  values: z.object({ name: z.string(), reference: z.string(), token: z.string() }),
  keptValues: ['name', 'reference'],
  link: ({ token }) => `${companyRegistrationPath}?${new URLSearchParams({ token })}`,
  words: {
    en: {
      subject: 'Half of your registration is done ({reference})',
      preheader: 'A few questions are left.',
      greeting: 'Thank you, {name}',
      paragraphs: [
        'The first half of your company’s registration has reached us. You have closed the page? The button brings you back to where you stopped.',
      ],
      button: 'Go on with the registration',
      notes: [
        'The link is good for 7 days.',
        'You did not register a company? Then somebody mistyped her address, and there is nothing to do.',
      ],
    },
    es: {
      subject: 'La mitad de tu registro está lista ({reference})',
      preheader: 'Quedan unas pocas preguntas.',
      greeting: 'Gracias, {name}',
      paragraphs: [
        'La primera mitad del registro de tu empresa nos ha llegado. ¿Cerraste la página? El botón te lleva a donde te quedaste.',
      ],
      button: 'Continuar el registro',
      notes: [
        'El enlace vale 7 días.',
        '¿No registraste ninguna empresa? Entonces alguien tecleó mal su dirección y no tienes que hacer nada.',
      ],
    },
    pt: {
      subject: 'Metade do seu cadastro está pronta ({reference})',
      preheader: 'Faltam poucas perguntas.',
      greeting: 'Obrigada, {name}',
      paragraphs: [
        'A primeira metade do cadastro da sua empresa chegou. Você fechou a página? O botão leva você de volta ao ponto em que parou.',
      ],
      button: 'Continuar o cadastro',
      notes: [
        'O link vale por 7 dias.',
        'Você não cadastrou nenhuma empresa? Então alguém digitou errado o endereço e não é preciso fazer nada.',
      ],
    },
  },
});
