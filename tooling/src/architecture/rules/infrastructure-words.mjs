const rule = 'words of domains in the infrastructure';

/** Folders of the API whose files name no domain; an import is not the only way to depend on one. */
const folders = ['api/src/infrastructure/mail/'];

/** Nouns that belong to one domain and mean nothing else in a program; their plurals are found too. */
const nouns = [
  'ticket',
  'event',
  'attendee',
  'organiser',
  'seat',
  'registration',
  'course',
  'lesson',
  'learner',
  'instructor',
  'chapter',
  'donation',
  'donor',
  'receipt',
  'membership',
  'invoice',
  'payment',
  'refund',
  'coupon',
  'company',
  'partner',
  'investor',
  'recruiter',
  'perk',
  'incident',
];

/** Names of libraries with such a noun. */
const libraryNames = {
  // An option of nodemailer.
  icalEvent: 'calendar',
};

/** The words of comments, texts and identifiers: `queueTicketMail` has three. */
function wordsOf(source) {
  const text = Object.entries(libraryNames).reduce((rest, [name, other]) => rest.replaceAll(name, other), source);
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g);
}

const forms = new Map(
  nouns.flatMap((noun) => [noun, `${noun}s`, noun.replace(/y$/, 'ies')].map((form) => [form, noun])),
);

/** Some folders of the infrastructure know no domain, in their words too. */
export function checkInfrastructureWords({ files }) {
  return files
    .filter(({ path, isTest }) => !isTest && folders.some((folder) => path.startsWith(folder)))
    .flatMap(({ path, source }) => {
      const domainWords = [
        ...new Set((wordsOf(`${path.split('/').pop()} ${source}`) ?? []).flatMap((word) => forms.get(word) ?? [])),
      ];
      if (domainWords.length === 0) return [];
      const remedy = 'move it to the domain, which passes it in: a mail in its .mail.ts file (docs/guides/mails.md)';
      return [{ rule, path, message: `has the words ${domainWords.join(', ')}`, remedy }];
    });
}
