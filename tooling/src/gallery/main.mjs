import { renderChooser } from './chooser.mjs';
import { renderFrame } from './frame.mjs';
import { stories } from './stories.mjs';

const request = new URLSearchParams(location.search);
const root = document.body.appendChild(document.createElement('div'));
const title = request.get('title');

if (title === null) renderChooser(root, [...new Set(stories.map((story) => story.title))]);
else {
  const shownStories = stories.filter((story) => story.title === title);
  renderFrame(root, shownStories, request.get('look') ?? 'light');
}
