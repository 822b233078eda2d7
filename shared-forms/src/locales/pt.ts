import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  starred: 'Os campos com asterisco (*) são obrigatórios.',
  problems: {
    required: 'Preencha este campo, por favor.',
    choose: 'Escolha uma opção, por favor.',
    chooseSome: 'Escolha pelo menos uma opção, por favor.',
    tick: 'Marque esta caixa para continuar.',
    file: 'Adicione um arquivo, por favor.',
    email: 'Escreva um endereço como nome@exemplo.com.',
    url: 'Escreva um endereço da web como https://exemplo.com.',
    tel: 'Escreva um número como +55 11 91234-5678.',
    tooShort_one: 'Use pelo menos {count} caractere.',
    tooShort_other: 'Use pelo menos {count} caracteres.',
    tooLong_one: 'Use no máximo {count} caractere.',
    tooLong_other: 'Use no máximo {count} caracteres.',
    tooSmall: 'Escreva um número de pelo menos {limit}.',
    tooBig: 'Escreva um número de no máximo {limit}.',
    number: 'Escreva um número inteiro.',
    date: 'Escreva uma data.',
    invalid: 'Isto não está na forma esperada.',
  },
  failed: {
    title: 'Não foi possível enviar',
    network: 'Não houve conexão. Tente de novo quando estiver on-line.',
    unknown: 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
    kept: 'Tudo o que você escreveu continua aqui.',
  },
  choices: {
    loading: 'Carregando as opções…',
    failed: 'Não foi possível carregar as opções.',
    retry: 'Tentar de novo',
    none: 'Escolha',
  },
  password: { show: 'Mostrar', hide: 'Ocultar', what: 'a senha' },
  restored: 'Guardamos o que você tinha escrito.',
  startOver: 'Começar de novo',
  uploading: 'Enviando, {percent} %',
};
