import { defineMail } from '../../../../infrastructure/mail/define-mail';
import { dueParts } from './due-values';

/** The member has the free plan now. */
export const planEndedMail = defineMail({
  template: 'planEnded',
  kind: 'payments',
  ...dueParts,
  link: () => '/plans',
  words: {
    en: {
      subject: 'You have the free plan now; your data is safe',
      preheader: 'The payment for {what} did not arrive.',
      greeting: 'Hello {name}',
      paragraphs: [
        'The payment for your plan {what} did not arrive, so you have the free plan now. Everything that you have made is kept.',
        'When you choose a plan again, you have everything back.',
      ],
      button: 'See the plans',
      notes: ['There is nothing else to do. It is good to have you with us.'],
    },
    es: {
      subject: 'Ahora tienes el plan gratis; tus datos están a salvo',
      preheader: 'El pago de {what} no llegó.',
      greeting: 'Hola, {name}',
      paragraphs: [
        'El pago de tu plan {what} no llegó, así que ahora tienes el plan gratis. Se conserva todo lo que hiciste.',
        'Cuando vuelvas a elegir un plan, recuperas todo.',
      ],
      button: 'Ver los planes',
      notes: ['No hace falta nada más. Qué bueno tenerte aquí.'],
    },
    pt: {
      subject: 'Agora você tem o plano grátis; os seus dados estão seguros',
      preheader: 'O pagamento de {what} não chegou.',
      greeting: 'Olá, {name}',
      paragraphs: [
        'O pagamento do seu plano {what} não chegou, então agora você tem o plano grátis. Tudo o que você fez fica guardado.',
        'Quando escolher um plano de novo, você tem tudo de volta.',
      ],
      button: 'Ver os planos',
      notes: ['Não é preciso fazer mais nada. É bom ter você aqui.'],
    },
  },
});
