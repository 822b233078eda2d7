export const texts = {
  title: 'Reply templates',
  add: 'Add template',
  search: 'Search templates',
  count_one: '{count} template',
  count_other: '{count} templates',
  none: {
    title: 'No templates yet',
    hint: 'A template is what entries of the inbox are answered with. Add the first one.',
  },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  sections: { main: 'The template', words: 'The reply' },
  sectionHints: {
    main: 'Its name is for the team. With a form it is offered for entries of that form alone.',
    words:
      'What is written, in each language. These words are filled in: {first_name}, {name}, {company}, {reference}, {what}, {me}, {product}.',
  },
  fields: { name: 'Name', kind: 'Only for', subject: 'Subject', body: 'Text', updated_at: 'Changed' },
  hints: { kind: 'Leave it empty for all forms.' },
  options: {
    kind: {
      contact_us: 'Message',
      company_registration: 'Company registration',
      company_perk: 'Company perks',
      sponsor_contact: 'Sponsor',
      sponsor_recruiter_account: 'Account request',
      press_interview: 'Interview',
      press_invitation: 'Invitation',
      investor_contact: 'Investor',
    },
  },
} as const;
