import type { Locale } from '@enlace/shared-contract';

/** Messages under a field of a form; `{n}` is a limit. */
const en = {
  required: 'Please fill this in.',
  text: 'Please enter a text.',
  number: 'Please enter a number.',
  boolean: 'Please choose yes or no.',
  list: 'Please choose from the list.',
  object: 'This is not in the expected form.',
  tooShort: 'At least {n} characters, please.',
  tooLong: 'At most {n} characters, please.',
  tooSmall: 'At least {n}, please.',
  tooBig: 'At most {n}, please.',
  tooFew: 'Choose at least {n}.',
  tooMany: 'Choose at most {n}.',
  email: 'Please enter an e-mail address like name@example.org.',
  url: 'Please enter an address that begins with https://.',
  format: 'This is not in the expected form.',
  choice: 'This is not one of the choices.',
  mismatch: 'The two entries differ.',
  wrongPassword: 'This is not your password.',
  unknownRow: 'One of the chosen entries no longer exists.',
  taken: 'This is taken.',
  image: 'Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.',
  imagePixels: 'This picture is too large: at most {n} million pixels.',
  document: 'Please choose a PDF, Word, Excel, CSV or text file.',
};

export type FieldText = keyof typeof en;

const es: Readonly<Record<FieldText, string>> = {
  required: 'Completa este campo.',
  text: 'Escribe un texto.',
  number: 'Escribe un número.',
  boolean: 'Elige sí o no.',
  list: 'Elige de la lista.',
  object: 'No tiene la forma esperada.',
  tooShort: 'Al menos {n} caracteres, por favor.',
  tooLong: 'Como máximo {n} caracteres, por favor.',
  tooSmall: 'Al menos {n}, por favor.',
  tooBig: 'Como máximo {n}, por favor.',
  tooFew: 'Elige al menos {n}.',
  tooMany: 'Elige como máximo {n}.',
  email: 'Escribe un correo como nombre@ejemplo.org.',
  url: 'Escribe una dirección que empiece con https://.',
  format: 'No tiene la forma esperada.',
  choice: 'No es una de las opciones.',
  mismatch: 'Los dos valores no coinciden.',
  wrongPassword: 'Esta no es tu contraseña.',
  unknownRow: 'Una de las opciones elegidas ya no existe.',
  taken: 'Ya está en uso.',
  image: 'Elige una imagen: JPEG, PNG, WebP, GIF o AVIF.',
  imagePixels: 'La imagen es demasiado grande: como máximo {n} millones de píxeles.',
  document: 'Elige un archivo PDF, Word, Excel, CSV o de texto.',
};

const pt: Readonly<Record<FieldText, string>> = {
  required: 'Preencha este campo.',
  text: 'Escreva um texto.',
  number: 'Escreva um número.',
  boolean: 'Escolha sim ou não.',
  list: 'Escolha da lista.',
  object: 'Não tem a forma esperada.',
  tooShort: 'Pelo menos {n} caracteres, por favor.',
  tooLong: 'No máximo {n} caracteres, por favor.',
  tooSmall: 'Pelo menos {n}, por favor.',
  tooBig: 'No máximo {n}, por favor.',
  tooFew: 'Escolha pelo menos {n}.',
  tooMany: 'Escolha no máximo {n}.',
  email: 'Escreva um e-mail como nome@exemplo.org.',
  url: 'Escreva um endereço que comece com https://.',
  format: 'Não tem a forma esperada.',
  choice: 'Não é uma das opções.',
  mismatch: 'Os dois valores são diferentes.',
  wrongPassword: 'Esta não é a sua senha.',
  unknownRow: 'Uma das opções escolhidas já não existe.',
  taken: 'Já está em uso.',
  image: 'Escolha uma imagem: JPEG, PNG, WebP, GIF ou AVIF.',
  imagePixels: 'A imagem é grande demais: no máximo {n} milhões de pixels.',
  document: 'Escolha um arquivo PDF, Word, Excel, CSV ou de texto.',
};

const texts: Readonly<Record<Locale, Readonly<Record<FieldText, string>>>> = { en, es, pt };

export function fieldText(locale: Locale, key: FieldText, limit?: number | bigint): string {
  return texts[locale][key].replace('{n}', String(limit ?? ''));
}
