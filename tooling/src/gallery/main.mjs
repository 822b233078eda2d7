import { renderChooser } from './chooser.mjs';
import { renderFrame } from './frame.mjs';
import { stories } from './stories.mjs';

const wanted = new URLSearchParams(location.search);
const root = document.body.appendChild(document.createElement('div'));
const title = wanted.get('title');

if (title === null) renderChooser(root, [...new Set(stories.map((story) => story.title))]);
else {
  const shown = stories.filter((story) => story.title === title);
  renderFrame(root, shown, wanted.get('look') ?? 'light');
}
