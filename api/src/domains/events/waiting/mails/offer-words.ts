/** What mails about an open offer have in common in their words: how long it is held, and the answers to it. */
export const offerWords = {
  en: {
    held: 'We hold this for you until {until}. After that, it goes to the next person.',
    answers: {
      button: 'Accept the offer',
      links: ['Decline the offer', 'Not now, keep my place on the list'],
      notes: ['You cannot come any more? Please decline, so that another person gets the seat sooner.'],
    },
  },
  es: {
    held: 'La guardamos para ti hasta el {until}. Después pasa a la siguiente persona.',
    answers: {
      button: 'Aceptar la oferta',
      links: ['Rechazar la oferta', 'Ahora no, quiero conservar mi lugar en la lista'],
      notes: ['¿Ya no puedes venir? Recházala, por favor, para que otra persona la reciba antes.'],
    },
  },
  pt: {
    held: 'Guardamos para você até {until}. Depois disso, passa para a próxima pessoa.',
    answers: {
      button: 'Aceitar a oferta',
      links: ['Recusar a oferta', 'Agora não, quero manter meu lugar na lista'],
      notes: ['Não pode mais vir? Recuse, por favor, para que outra pessoa receba o lugar antes.'],
    },
  },
} as const;
