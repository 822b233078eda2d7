import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  login: {
    title: 'Que bom te ver de novo',
    lead: 'Entre na sua comunidade.',
    email: 'E-mail',
    password: 'Senha',
    submit: 'Entrar',
    forgot: 'Esqueceu sua senha?',
    linkedin: 'Entrar com o LinkedIn',
    required: 'Entre para acessar esta página.',
    verify: 'Digitar o código',
    failed: 'Não foi possível entrar. Confira os dados informados.',
    unable: 'Não foi possível entrar.',
  },
  forgot: {
    title: 'Esqueceu sua senha?',
    lead: 'Informe seu e-mail e enviaremos um código para escolher uma nova.',
    submit: 'Enviar o código',
    sent: 'Se houver uma conta com esse e-mail, o código está a caminho.',
    have: 'Já tenho um código',
    back: 'Voltar para entrar',
  },
  reset: {
    title: 'Escolha uma nova senha',
    lead: 'Digite o código do nosso e-mail e a sua nova senha.',
    leadLink: 'Digite a sua nova senha.',
    pin: 'Código',
    pinHint: 'Seis dígitos',
    password: 'Nova senha',
    passwordHint: 'Pelo menos {minimum} caracteres',
    repeat: 'Repita a nova senha',
    mismatch: 'As senhas não são iguais.',
    submit: 'Salvar a nova senha',
    done: 'Sua senha foi alterada. Agora entre com ela.',
  },
  verify: {
    title: 'Verifique seu e-mail',
    lead: 'Digite o código de seis dígitos do nosso e-mail e a senha que você escolheu.',
    leadChange: 'Digite o código de seis dígitos do e-mail enviado ao novo endereço.',
    password: 'Sua senha',
    passwordHint: 'A que você escolheu no cadastro. Ela prova que o cadastro é seu.',
    withoutPassword: 'Não sei qual é: escolher uma nova senha',
    submit: 'Verificar',
    done: 'Seu e-mail foi verificado. Você já pode entrar.',
    resend: 'Enviar um novo código',
    resent: 'Um novo código está a caminho.',
    broken: 'O link não está completo. Abra-o de novo pelo nosso e-mail ou peça um novo código.',
  },
  errors: {
    pin: 'O código tem seis dígitos.',
    network: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente de novo.',
    unknown: 'Algo deu errado. Tente de novo.',
  },
};
