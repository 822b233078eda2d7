export const texts = {
  bar: 'Preview as a learner: nothing is counted',
  back: 'Back to the outline',
  required: 'Before they enrol, learners complete {courses}.',
  draft: 'Draft',
  draftHint: 'Learners do not see this draft yet.',
  locked: 'A learner who enrols now cannot open this lesson yet.',
  after: 'after “{lesson}”',
  mayNotGrade: 'Who may edit lessons can check answers here.',
  notStored: 'Not stored in a preview.',
};
