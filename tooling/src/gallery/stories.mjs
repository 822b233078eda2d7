import { isValidElement } from 'react';

const context = import.meta.webpackContext('../../../shared-ui/src', { recursive: true, regExp: /\.story\.tsx$/ });

/** `PrimaryButton` as readable text: `Primary button`. */
const nameOf = (exportName) => exportName.replace(/([a-z0-9])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);

/** A story is a function that renders an element, or the element itself. */
const isStory = (value) => typeof value === 'function' || isValidElement(value);

/** Every exported story: `{ id, title, name, story }`, sorted by title. */
export const stories = context
  .keys()
  .flatMap((file) => {
    const { meta, ...exports } = context(file);
    const title = meta?.title ?? file.replace(/^.*\/|\.story\.tsx$/g, '');
    return Object.entries(exports)
      .filter(([, value]) => isStory(value))
      .map(([key, story]) => ({ id: `${file}#${key}`, title, name: nameOf(key), story }));
  })
  .sort((a, b) => a.title.localeCompare(b.title));
