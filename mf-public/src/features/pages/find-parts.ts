export interface TextPart {
  readonly id: string;
  readonly title: string;
}

/** Parts of a long text, by its headings of the second level, and the text with an id at each of them. */
export interface DividedText {
  readonly html: string;
  readonly parts: readonly TextPart[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** @param html a rich text that the API has cleaned: its headings have no attributes */
export function findParts(html: string): DividedText {
  const parts: TextPart[] = [];
  const dividedHtml = html.replace(/<h2>([^]*?)<\/h2>/g, (_heading, content: string) => {
    const id = `part-${parts.length + 1}`;
    parts.push({ id, title: textOf(content) });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: dividedHtml, parts };
}

function textOf(content: string): string {
  return content
    .replace(/<[^<>]*>/g, '')
    .replace(/&([#\w]{1,8});/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
}
