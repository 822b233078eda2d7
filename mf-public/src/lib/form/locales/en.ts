/** The English words of the form kit, and the keys of the other languages. */
export const en = {
  starred: 'Fields with a star (*) are required.',
  problems: {
    required: 'Please fill this in.',
    choose: 'Please choose one.',
    chooseSome: 'Please choose at least one.',
    tick: 'Please tick this to go on.',
    file: 'Please add a file.',
    email: 'Please write an address like name@example.com.',
    url: 'Please write a web address like https://example.com.',
    short_one: 'Please use at least {count} character.',
    short_other: 'Please use at least {count} characters.',
    long_one: 'Please use at most {count} character.',
    long_other: 'Please use at most {count} characters.',
  },
  failed: {
    title: 'It could not be sent',
    network: 'There was no connection. Try again when you are online.',
    unknown: 'Something went wrong on our side. Please try again in a moment.',
    kept: 'Everything you wrote is still here.',
  },
  choices: {
    loading: 'Loading the choices…',
    failed: 'The choices could not be loaded.',
    retry: 'Try again',
    none: 'Choose',
  },
  draft: 'We kept what you had written.',
  startOver: 'Start over',
  uploading: 'Sending, {percent} %',
  trap: 'Leave this empty',
  next: 'What happens next',
  reference: 'Your reference: {reference}',
} as const;

export const texts = en;
