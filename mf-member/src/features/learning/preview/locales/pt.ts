import type { texts as en } from './en';

export const texts: typeof en = {
  bar: 'Prévia como estudante: nada é contado',
  back: 'Voltar à estrutura',
  required: 'Antes da inscrição é preciso concluir {courses}.',
  draft: 'Rascunho',
  draftHint: 'Quem aprende ainda não vê este rascunho.',
  locked: 'Quem se inscreve agora ainda não pode abrir esta aula.',
  after: 'depois de “{lesson}”',
  mayNotGrade: 'Quem pode editar lições pode conferir aqui as respostas.',
  notStored: 'Em uma prévia nada é salvo.',
};
