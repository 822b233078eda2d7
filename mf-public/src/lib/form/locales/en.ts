export const texts = { trap: 'Leave this empty', next: 'What happens next', reference: 'Your reference: {reference}' };
