import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  picker: {
    open: 'Mostrar as opções',
    searching: 'Buscando…',
    none: 'Nenhum resultado',
    failed: 'Não foi possível carregar as opções',
    found_one: '{count} resultado',
    found_other: '{count} resultados',
    remove: 'Remover {label}',
    clear: 'Limpar',
  },
  files: {
    drop: 'Solte um arquivo aqui, cole-o ou',
    choose: 'escolha um arquivo',
    chooseMany: 'escolha arquivos',
    limit: 'Até {size} MB',
    tooLarge: '{name} tem mais de {size} MB',
    wrongType: '{name} não é um tipo de arquivo que sirva aqui ({types})',
    tooMany_one: 'Aqui só cabe {count} arquivo',
    tooMany_other: 'Aqui só cabem {count} arquivos',
    remove: 'Remover {name}',
    uploading: 'Enviando {name}',
  },
  date: { date: 'Data', time: 'Hora' },
  table: {
    selectAll: 'Selecionar todas as linhas',
    select: 'Selecionar {row}',
    actions: 'Ações',
    empty: 'Ainda não há nada',
    width: 'Largura de {column}',
    widthUsual: 'o que precisar',
    widthHint: 'Arraste para mudar a largura; clique duplo para ajustar',
    pixels: '{count} pixels',
  },
  confirm: {
    cancel: 'Cancelar',
    back: 'Voltar',
    goesAlong: 'Isto vai junto',
    typeName: 'Digite {name} para confirmar',
  },
  summary_one: 'Há {count} coisa para corrigir',
  summary_other: 'Há {count} coisas para corrigir',
};
