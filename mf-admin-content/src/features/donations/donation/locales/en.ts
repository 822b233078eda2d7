export const texts = {
  facts: {
    title: 'Donation of {name}',
    receipts: 'Receipts',
    history: 'History',
    donor: 'Donor',
    email: 'E-mail',
    account: 'Account',
    hasAccount: 'Has an account',
    noAccount: 'Without an account',
    name: 'Name',
    nameShown: 'May be thanked by name',
    nameHidden: 'Stays anonymous',
    message: 'Message',
  },
  actions: { refund: 'Refunded', endDonation: 'Ended the monthly donation', other: 'Changed' },
} as const;
