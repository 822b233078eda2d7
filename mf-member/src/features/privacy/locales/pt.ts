import type { texts as en } from './en';

export const texts: typeof en = {
  title: 'Quem vê o quê',
  lead: 'O seu nome aparece onde você participa. Sobre todo o resto, quem decide é você.',
  preview: 'Seu perfil visto por',
  audiences: { visitor: 'Visitantes', member: 'Participantes', recruiter: 'Recrutadoras' },
  asSeenBy: {
    visitor: 'Seu perfil como visitantes o veem',
    member: 'Seu perfil como participantes o veem',
    recruiter: 'Seu perfil como recrutadoras o veem',
  },
  nothing: 'Veem só o seu nome.',
  groups: {
    card: 'Apresentação',
    about: 'Sobre você e o seu trabalho',
    place: 'Onde você está',
    contact: 'Links e contato',
  },
  levels: {
    public: 'Todo mundo',
    members: 'Participantes',
    recruiters: 'Só recrutadoras',
    only_me: 'Só eu',
  },
  hasPicture: 'Sua foto',
  fill: 'Preencher',
  undo: 'Desfazer as mudanças',
  changed_one: '{count} mudança não salva',
  changed_other: '{count} mudanças não salvas',
  chapter: {
    title: 'No seu capítulo',
    switch: 'Mostrar-me na página do meu capítulo',
    hint: 'Lá qualquer pessoa vê que você faz parte dele, com o seu nome. A sua foto e o seu título seguem as escolhas abaixo. Você pode voltar atrás quando quiser.',
    open: 'Ver a página de {name}',
    none: 'Você aparece assim que fizer parte de um capítulo.',
  },
  page: {
    title: 'A sua página',
    switch: 'A minha página é pública',
    hint: 'Para palestrantes, líderes, instrutoras, autoras e fundadoras: o seu nome leva a uma página com o que você faz aqui, e a busca a encontra. Ela mostra o que visitantes podem ver.',
    open: 'Abrir a sua página',
    none: 'A sua página aparece assim que o seu nome está no site: como palestrante, líder, instrutora, autora ou fundadora.',
  },
};
