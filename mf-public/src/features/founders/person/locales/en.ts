export const texts = {
  founder: 'Founder',
  talks: 'Talks and workshops',
  chapters: 'Leads these chapters',
  courses: 'Teaches these courses',
  articles: 'Writes for the community',
  linkedin: '{name} on LinkedIn',
  missing: 'There is no such page',
  missingHint: 'The address may be wrong, or the person has closed the page.',
  home: 'To the front page',
};
