import type { AboutDocument } from './about-document';

export const document: AboutDocument = {
  title: 'Ficamos com a mesa da cozinha.',
  lead: 'Somos uma comunidade sem fins lucrativos que conecta, apoia e fortalece mulheres latinas que trabalham com tecnologia. Aqui contamos de onde viemos, do que não abrimos mão e como tudo funciona.',
  story: {
    title: 'Como começou',
    paragraphs: [
      'Éramos cinco, cada uma a única latina da sua equipe. Uma testadora, duas desenvolvedoras, uma analista de dados e uma designer a quem tinham acabado de perguntar, mais uma vez, se ela estava ali para fazer a ata. Nos encontramos numa cozinha porque era de graça e porque a mãe de uma de nós tinha feito arepas.',
      'O plano era consertar um deploy. Às nove estava consertado. À uma da manhã ainda estávamos lá: dizendo em voz alta, pela primeira vez, quanto ganhávamos, reescrevendo um currículo linha por linha, ensaiando como dizer não a um chefe. No mês seguinte éramos catorze e faltavam cadeiras.',
      'Então achamos uma sala maior, depois uma segunda cidade, depois uma terceira. Quem se mudou de país levou a noite consigo e começou de novo em outra língua. Ninguém nunca planejou uma rede. Só fomos anotando o que dava certo, para que a próxima anfitriã não precisasse começar do zero.',
    ],
  },
  quote: 'Ninguém nunca planejou uma rede. Só fomos anotando o que dava certo.',
  values: {
    title: 'Do que não abrimos mão',
    entries: [
      {
        title: 'Ninguém precisa se explicar',
        text: 'Sotaque, idade, com ou sem diploma, primeiro emprego ou décimo quinto: você faz parte desde que entra pela porta.',
      },
      {
        title: 'Ensine o que aprendeu na semana passada',
        text: 'Não é preciso ser especialista para ajudar. A melhor professora costuma estar só um passo à frente.',
      },
      {
        title: 'Diga o número',
        text: 'Salários, valores, propostas. O que se diz em voz alta nos nossos encontros já mudou mais carreiras do que qualquer painel.',
      },
      {
        title: 'Segure a porta',
        text: 'Quando entrar, olhe para trás. Uma indicação, uma apresentação, uma opinião honesta sobre um portfólio.',
      },
      {
        title: 'Primeiro o local',
        text: 'Um capítulo conhece a sua cidade melhor do que qualquer sede. Ele decide do que precisa e quando.',
      },
      {
        title: 'Segurança não se negocia',
        text: 'Nosso código de conduta vale em cada sala e em cada chat. Quem o quebra sai, seja quem for.',
      },
    ],
  },
  how: {
    title: 'Como funciona',
    steps: [
      {
        title: 'Capítulos',
        text: 'Cada cidade tem um capítulo, liderado por participantes que moram lá. Elas escolhem as datas, os temas e o lugar.',
      },
      {
        title: 'Eventos',
        text: 'Oficinas, cafés, painéis de carreira, noites de estudo. A maioria não custa nada; quando custa, o preço está na página antes da inscrição.',
      },
      {
        title: 'Participantes',
        text: 'A comunidade é aberta a mulheres latinas na tecnologia em qualquer fase. Aliados, recrutadores, fundadoras e investidores participam do seu jeito e sempre se apresentam como tais.',
      },
      {
        title: 'Uma cidade nova',
        text: 'Não há capítulo por perto? Bastam duas mulheres e uma noite. O capítulo mais próximo ajuda no primeiro evento e acompanha até o terceiro.',
      },
    ],
  },
  money: {
    title: 'De onde vem o dinheiro',
    paragraphs: [
      'Somos uma organização sem fins lucrativos. As empresas que querem contratar com justiça pagam pelo que usam, os patrocinadores pagam as salas e o café, e as participantes nunca pagam para entrar.',
      'Seus dados não fazem parte de nenhum acordo. Ninguém compra uma lista das nossas participantes, porque não há nenhuma à venda.',
    ],
  },
  closing: {
    title: 'Há uma cadeira para você.',
    chapters: 'Encontre seu capítulo',
    events: 'Veja os próximos eventos',
  },
};
