import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  title: 'Teclas',
  or: 'ou',
  does: {
    move: 'Linha seguinte e anterior',
    open: 'Abrir a linha',
    write: 'Escrever em uma célula da linha',
    tick: 'Escolher a linha',
    range: 'Escolher todas as linhas até esta',
    all: 'Escolher a página; de novo: todas as que correspondem',
    none: 'Não escolher nenhuma',
    remove: 'Excluir as linhas escolhidas, ou a linha (pergunta antes)',
    change: 'Mudar as linhas escolhidas',
    add: 'Adicionar um registro',
    go: 'Ir para: o visão geral, i caixa de entrada, n notícias, e eventos, c empresas, h capítulos, j vagas, k cursos, u usuárias, m mídia, t auditoria',
    neighbour: 'Registro anterior e seguinte, em um registro',
    page: 'Página anterior e seguinte',
    search: 'Pesquisar na lista',
    palette: 'Ir a uma tela, uma ação ou um registro',
    save: 'Salvar, em um formulário',
    help: 'Esta ajuda',
  },
  single: 'As teclas sem Ctrl estão ativas',
  singleHint: 'Fica guardado para você neste navegador.',
};
