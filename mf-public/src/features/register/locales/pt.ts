import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  choice: {
    eyebrow: 'Participe',
    title: 'Qual é a sua porta?',
    lead: 'As seis levam à mesma casa. Escolha a que combina com você hoje; depois dá para ser mais de uma coisa.',
    known: 'Já esteve aqui?',
    signIn: 'Entre',
    free: 'Participar não custa nada.',
  },
  kinds: {
    latina: {
      name: 'Latina em tecnologia',
      says: 'Você programa, desenha, mede ou lidera, e cansou de ser a única.',
      gets: 'Mentoras, vagas, cursos e as mulheres da sua cidade que sabem do que você fala.',
    },
    member: {
      name: 'Integrante',
      says: 'Você quer vir aos eventos, fazer cursos e saber o que acontece.',
      gets: 'Eventos, cursos grátis e notícias, e um capítulo perto de você.',
    },
    ally: {
      name: 'Aliada ou aliado',
      says: 'Você faz mentoria, ensina, empresta uma sala ou uma mão.',
      gets: 'Pessoas que precisam da sua hora: mentoria, palestras, uma sala, uma mão.',
    },
    founder: {
      name: 'Fundadora',
      says: 'Você está criando uma empresa, ou quase.',
      gets: 'Outras fundadoras, primeiras clientes e investidoras que procuram você.',
    },
    recruiter: {
      name: 'Recrutadora',
      says: 'Você tem vagas e procura as mulheres que deveriam ocupá-las.',
      gets: 'As suas vagas diante das mulheres certas, candidatas e integrantes abertas a propostas.',
    },
    investor: {
      name: 'Investidora',
      says: 'Você põe dinheiro ou horas no que outras constroem.',
      gets: 'Fundadoras que procuram dinheiro ou conselho, e os eventos onde você as encontra.',
    },
  },
  form: {
    eyebrow: 'Participe como',
    other: 'Escolher outra porta',
    first_name: 'Nome',
    last_name: 'Sobrenome',
    email: 'E-mail',
    emailHint: 'Enviamos um código para provar que é seu.',
    password: 'Senha',
    passwordHint: 'Pelo menos {minimum} caracteres. Uma frase curta é fácil de lembrar.',
    company_name: 'Empresa',
    terms: 'Concordo com as {rules} e li a {privacy}.',
    rules: 'regras da comunidade',
    privacy: 'política de privacidade',
    joins: 'Você entra no capítulo {chapter}.',
    send: 'Criar a conta',
    tail: 'Depois você recebe um e-mail com um código de seis algarismos. Nada fica público até você dizer.',
  },
  latina: {
    title: 'Entre. Guardamos um lugar para você.',
    lead: 'Mentoras, vagas, cursos, e as mulheres da sua cidade que sabem exatamente do que você fala.',
  },
  member: {
    title: 'Que bom que você veio.',
    lead: 'Eventos, cursos e notícias, e um capítulo para ir.',
  },
  ally: {
    title: 'Segure uma porta aberta.',
    lead: 'Uma hora de mentoria por mês, uma aula, uma sala emprestada. Alguém espera justamente isso.',
  },
  founder: {
    title: 'Construa entre as suas.',
    lead: 'Outras fundadoras, as primeiras clientes e quem investe em mulheres como você.',
  },
  recruiter: {
    title: 'Conheça-as antes que se candidatem em outro lugar.',
    lead: 'Publique vagas, veja quem quer conversar, e seja conhecida como um lugar que leva a sério.',
  },
  investor: {
    title: 'Veja quem está construindo.',
    lead: 'Fundadoras que valem uma hora da sua semana e talvez mais.',
  },
};
