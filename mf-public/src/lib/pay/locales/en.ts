/** Texts of the card form. */
export const texts = {
  notLoaded: 'The card form could not be loaded',
  submit: 'Pay {total}',
  declined: '{reason} Nothing was charged; another card can pay.',
  faults: {
    declined: 'The card was declined.',
    funds: 'There is not enough money on the card.',
    expired: 'The card has expired, or its date is wrong.',
    number: 'The number of the card is wrong.',
    code: 'The security code of the card is wrong.',
    processing: 'The card could not be used just now.',
    bank: 'Your bank did not confirm the payment.',
  },
  network: 'There was no connection. Try again when you are online.',
} as const;
