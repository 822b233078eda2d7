export const texts = {
  welcome: 'Welcome, {name}',
  progress: 'Step {step} of {count}',
  stepsLabel: 'Steps',
  next: 'Save and go on',
  skip: 'Skip this step',
  skipAll: 'Later: go to my page',
  back: 'Back',
  done: 'Done: go to my page',
  later: 'You can change everything on your profile, any day. Nothing is public until you say so.',
  steps: {
    chapter: {
      name: 'Chapter',
      title: 'Where do you meet us?',
      lead: 'Choose the nearest chapter. Its next events are then on your page.',
    },
    work: { name: 'Work', title: 'What do you do?', lead: 'It helps mentors, members and courses to find you.' },
    skills: {
      name: 'Skills',
      title: 'What are you good at?',
      lead: 'A few are enough. Add what you like to be asked about.',
    },
    picture: {
      name: 'Picture',
      title: 'Show your face',
      lead: 'People recognise you at the next event. A drawing or a cat is fine, too.',
    },
  },
} as const;
