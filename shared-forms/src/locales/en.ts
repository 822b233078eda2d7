/** The English words of the form engine, and the keys of the other languages. */
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
    tooShort_one: 'Please use at least {count} character.',
    tooShort_other: 'Please use at least {count} characters.',
    tooLong_one: 'Please use at most {count} character.',
    tooLong_other: 'Please use at most {count} characters.',
    tooSmall: 'Please write a number of at least {limit}.',
    tooBig: 'Please write a number of at most {limit}.',
    number: 'Please write a whole number.',
    date: 'Please write a date.',
    invalid: 'This is not in the expected form.',
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
  restored: 'We kept what you had written.',
  startOver: 'Start over',
  uploading: 'Sending, {percent} %',
} as const;

export const texts = en;
