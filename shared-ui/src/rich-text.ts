export { parseHtml } from './rich-text/parse-html';
export type { RichElement, RichNode } from './rich-text/parse-html';
export { RichText } from './rich-text/rich-text';
export type { RichBlock, RichTextProps } from './rich-text/rich-text';
