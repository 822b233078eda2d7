import type { Page } from '@enlace/shared-contract/platform';

/** Words for adding a record, in all languages of the product. */
const addWords = 'add new create nuevo nueva crear anadir agregar novo nova criar adicionar';

/** Other words for screens, by the beginning of their path. */
const pathWords: Readonly<Record<string, string>> = {
  '/admin/news': 'article articulo artigo noticia post blog',
  '/admin/users': 'people members person account personas miembros cuenta pessoas membros conta',
  '/admin/companies': 'employer organization organizacion organizacao',
  '/admin/jobs': 'vacancy position vacante puesto vaga',
  '/admin/media': 'image picture photo file imagen foto archivo imagem arquivo',
  '/admin/permissions': 'rights roles access derechos acceso direitos acesso',
  '/admin/audit': 'log activity registro actividad atividade',
  '/admin/inbox': 'messages mails mensajes correos mensagens',
  '/admin/courses': 'training lesson formacion curso treinamento',
};

/** Further words by which a page is found, without accents. */
export function wordsOfPage({ path }: Pick<Page, 'path'>): string {
  const [, ofPath = ''] = Object.entries(pathWords).find(([start]) => path.startsWith(start)) ?? [];
  return path.endsWith('/new') ? `${addWords} ${ofPath}` : ofPath;
}

/** Whether a typed word is part of a text, or differs by one typing error from the beginning of one of its words. */
export function isNearWord(text: string, typedWord: string): boolean {
  if (text.includes(typedWord)) return true;
  if (typedWord.length < 4) return false;
  return text.split(/[^a-z0-9]/).some((word) => {
    const lengths = [typedWord.length - 1, typedWord.length, typedWord.length + 1];
    return lengths.some((length) => isOneErrorApart(word.slice(0, length), typedWord));
  });
}

/** Whether two words differ by one changed, missing or added letter, or by two exchanged letters. */
function isOneErrorApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one.length < 3) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  const isSwapped =
    restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2);
  return (
    (isSwapped && restOfOne.length > 1) ||
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1)
  );
}
