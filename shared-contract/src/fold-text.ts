/** A text in the form that is compared: small letters without accents, like `f_unaccent` of the database. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
