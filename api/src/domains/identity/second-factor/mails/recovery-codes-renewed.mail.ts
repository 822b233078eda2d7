import * as z from 'zod';

import { defineMail } from '../../../../infrastructure/mail/define-mail';

export const recoveryCodesRenewedMail = defineMail({
  template: 'recoveryCodesRenewed',
  kind: 'security',
  values: z.object({ name: z.string() }),

  link: () => '/my/account/second-factor',
  words: {
    en: {
      subject: 'Your account has new recovery codes',
      preheader: 'The earlier codes no longer work.',
      greeting: 'Hello {name}',
      paragraphs: ['New recovery codes were made for your {product} account. The earlier ones no longer work.'],
      button: 'Your second factor',
      notes: ['It was not you? Choose a new password at once with "Forgot password" on the sign-in page, and tell us.'],
    },
    es: {
      subject: 'Tu cuenta tiene códigos de recuperación nuevos',
      preheader: 'Los códigos anteriores ya no sirven.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'Se crearon códigos de recuperación nuevos para tu cuenta de {product}. Los anteriores ya no sirven.',
      ],
      button: 'Tu segundo factor',
      notes: [
        '¿No fuiste tú? Elige enseguida una contraseña nueva con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y avísanos.',
      ],
    },
    pt: {
      subject: 'A sua conta tem novos códigos de recuperação',
      preheader: 'Os códigos anteriores já não funcionam.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'Novos códigos de recuperação foram criados para a sua conta na {product}. Os anteriores já não funcionam.',
      ],
      button: 'Seu segundo fator',
      notes: [
        'Não foi você? Escolha já uma nova senha em «Esqueceu a senha?» na página de entrada e fale com a gente.',
      ],
    },
  },
});
