export const texts = {
  updated: 'Last changed {date}',
  missing: 'This page does not exist',
  missingHint: 'It may have been moved or taken down.',
  home: 'To the front page',
  signInTitle: 'This page is for members',
  signInHint: 'Sign in and it opens, if it is meant for you.',
  signIn: 'Sign in',
  closedTitle: 'This page is not for your account',
  closedHint: 'It is kept for other members. If you think it should open for you, write to us.',
  parts: 'On this page',
  question: 'Is something missing or unclear?',
  contact: 'Write to us',
};
