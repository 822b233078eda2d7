import * as z from 'zod';

import { singleLine } from '../../../../infrastructure/mail/clean-text';
import { defineMail } from '../../../../infrastructure/mail/define-mail';

export const factorsRemovedByTeamMail = defineMail({
  template: 'factorsRemovedByTeam',
  kind: 'security',
  values: z.object({ name: z.string(), reason: z.string() }),
  keptValues: ['name', 'reason'],
  placeholders: { reason: singleLine },
  link: () => '/my/account/second-factor',
  words: {
    en: {
      subject: 'The team removed the second factor of your account',
      preheader: 'Signing in to {product} needs only your first factor now.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The team has removed all passkeys, the authenticator app and the recovery codes of your {product} account.',
        'Reason: {reason}',
      ],
      button: 'Add a new one',
      notes: ['You did not ask for it? Tell us at once by answering this mail.'],
    },
    es: {
      subject: 'El equipo quitó el segundo factor de tu cuenta',
      preheader: 'Ahora {product} solo pide tu primer factor.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'El equipo quitó todas las llaves de acceso, la aplicación y los códigos de recuperación de tu cuenta de {product}.',
        'Motivo: {reason}',
      ],
      button: 'Añadir uno nuevo',
      notes: ['¿No lo pediste? Avísanos enseguida respondiendo a este correo.'],
    },
    pt: {
      subject: 'A equipe removeu o segundo fator da sua conta',
      preheader: 'Agora a {product} pede só o primeiro fator.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'A equipe removeu todas as chaves de acesso, o aplicativo e os códigos de recuperação da sua conta na {product}.',
        'Motivo: {reason}',
      ],
      button: 'Adicionar um novo',
      notes: ['Você não pediu isso? Fale com a gente já, respondendo a este e-mail.'],
    },
  },
});
