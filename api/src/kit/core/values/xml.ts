/** An XML element with a text. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

export function escapeXml(text: string): string {
  return removeIllegalCharacters(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Text without the characters that XML forbids. */
export function removeIllegalCharacters(text: string): string {
  return text.replace(/(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/gu, '');
}
