/** A typed name in all spellings of the code. Throws when it is not kebab-case. */
export function wordsOf(kebab) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`"${kebab}" is not kebab-case, as in seniority-levels`);
  const camel = kebab.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return {
    kebab,
    camel,
    pascal: camel[0].toUpperCase() + camel.slice(1),
    snake: kebab.replaceAll('-', '_'),
    title: kebab[0].toUpperCase() + kebab.slice(1).replaceAll('-', ' '),
  };
}
