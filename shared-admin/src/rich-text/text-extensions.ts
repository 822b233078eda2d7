import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';

/** A mark that is one element of HTML and nothing else. */
function plainMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}

/** A picture as the API answers it: its widths and sizes stay with it. */
const Picture = Image.extend({
  addAttributes() {
    const kept = ['srcset', 'sizes', 'width', 'height', 'loading', 'decoding'];
    return {
      ...this.parent?.(),
      ...Object.fromEntries(kept.map((name) => [name, { default: null }])),
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
 * What a text may hold: exactly what the API keeps of it (api/src/kit/rich-text.ts), so that nothing that was there is
 * lost by opening it, and nothing can be written that would not be kept.
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
