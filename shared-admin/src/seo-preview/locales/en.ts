/** The English texts of the previews; they define the keys of the other languages. */
export const en = {
  search: 'How it stands in search results',
  card: 'How it looks when it is shared',
  language: 'Language',
  languages: { en: 'English', es: 'Spanish', pt: 'Portuguese' },
  device: 'Where it is seen',
  devices: { desktop: 'Desktop', phone: 'Phone' },
  hidden: 'Search engines are told to leave this page out. It would look like this:',
  newPage: 'The address is made when the record is saved.',
  title: 'Title',
  description: 'Description',
  picture: 'Picture',
  width: '{width} of {limit} px',
  fits: { short: 'Room for more', good: 'Fits', long: 'Is cut off' },
  sources: {
    own: 'from its own field',
    record: 'from the record',
    drawn: 'drawn from the title',
    site: 'the same for the whole site',
  },
};
