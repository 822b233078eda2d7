import type { texts as en } from './en';

export const texts: typeof en = {
  add: 'Adicionar uma foto',
  change: 'Trocar a foto',
  remove: 'Remover',
  hint: 'Uma foto do seu rosto, de até {limit} MB. Você escolhe a parte que aparece.',
  tooLarge: 'Este arquivo tem mais de {limit} MB.',
  unreadable: 'Este arquivo não pode ser mostrado. Escolha uma imagem JPEG, PNG ou WebP.',
  unavailable: 'Não foi possível carregar o editor. Escolha o arquivo de novo.',
  failed: 'Não foi possível salvar a foto. Tente de novo.',
  cropTitle: 'Escolha a parte que aparece',
  crop: 'Parte da foto',
  turnLeft: 'Girar para a esquerda',
  turnRight: 'Girar para a direita',
  cropHelp: 'Arraste a moldura ou os cantos. Com o teclado: as setas movem; Shift e as setas mudam o tamanho.',
  use: 'Usar esta foto',
};
