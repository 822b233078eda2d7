export const texts = {
  add: 'Add a picture',
  change: 'Change picture',
  remove: 'Remove',
  hint: 'A photo of your face, at most {limit} MB. You choose the part that is shown.',
  tooLarge: 'This file is larger than {limit} MB.',
  unreadable: 'This file cannot be shown. Please choose a JPEG, PNG or WebP picture.',
  unavailable: 'The editor could not be loaded. Please choose the file again.',
  failed: 'The picture could not be saved. Please try again.',
  cropTitle: 'Choose the part that is shown',
  crop: 'Part of the picture',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  cropHelp:
    'Drag the frame or its corners. With the keyboard: arrow keys move it, Shift and arrow keys change its size.',
  use: 'Use this picture',
};
