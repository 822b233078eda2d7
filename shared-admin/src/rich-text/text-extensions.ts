import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';

/** A mark that is one HTML element without attributes. */
function plainMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

/** A picture with the attributes of the API's answer: its widths and sizes. */
const Picture = Image.extend({
  addAttributes() {
    const keptAttributes = ['srcset', 'sizes', 'width', 'height', 'loading', 'decoding'];
    return {
      ...this.parent?.(),
      ...Object.fromEntries(keptAttributes.map((name) => [name, { default: null }])),
    };
  },
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', mergeAttributes(HTMLAttributes), 0],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes), 0],
});

/**
 * The elements of a text, the same as the API accepts (api/src/kit/core/values/rich-text.ts), so that opening a text loses nothing
 * and every element can be saved.
 */
export const textExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
  }),
  Picture,
  Figure,
  Figcaption,
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  plainMark('cite', 'cite'),
];
