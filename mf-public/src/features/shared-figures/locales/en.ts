export const texts = {
  loading: 'Opening the shared figures',
  closedTitle: 'These figures are not open to all',
  signedOut: 'Sign in with an account that may see them. The link leads back here.',
  closed: 'Your account may not see these figures, or those of this company. Ask the person who sent the link.',
  signIn: 'Sign in',
  start: 'Go to the start page',
  endedTitle: 'This link has ended',
  ended: 'Its time is over, or its author has ended it. Ask for a new one.',
};
