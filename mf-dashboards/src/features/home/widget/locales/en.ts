export const texts = {
  menu: 'More about {title}',
  csv: 'Save as CSV',
  svg: 'Save as SVG',
  png: 'Save as PNG',
  pin: 'Pin to the top',
  unpin: 'Unpin',
  up: 'Move up',
  down: 'Move down',
  goal: 'Set a goal',
  share: 'Share',
  failed: 'The file could not be made.',
  source: '{host}, counted on {time}',
};
