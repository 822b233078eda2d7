/** Texts of the card form. */
export const texts = {
  notLoaded: 'The card form could not be loaded',
  card: 'Card number',
  sandbox: 'This is a test site: no money moves. Use the test card 4242 4242 4242 4242.',
  missing: 'Please type the whole number of the card.',
  submit: 'Pay {total}',
  declined: 'The card was declined: {reason} Nothing was charged; another card can pay.',
  bank: 'Your bank asks you to confirm this payment.',
  confirm: 'Confirm the payment',
  refuse: 'Do not confirm',
  network: 'There was no connection. Try again when you are online.',
} as const;
