import type { Words } from '@enlace/api/seeding';

/** A section of an article: a heading with paragraphs, points or a quote. */
export interface Section {
  readonly heading: Words;
  readonly texts: readonly Words[];
  readonly points?: readonly Words[];
  readonly quote?: Words;
}

export const newsSections: readonly Section[] = [
  {
    heading: ['How it began', 'Cómo empezó', 'Como começou'],
    texts: [
      [
        'There was no plan. There was a message in a group, sent at an hour when one no longer writes messages, and eleven answers before breakfast.',
        'No había un plan. Había un mensaje en un grupo, enviado a una hora en que ya no se escriben mensajes, y once respuestas antes del desayuno.',
        'Não havia plano. Havia uma mensagem em um grupo, enviada a uma hora em que já não se escrevem mensagens, e onze respostas antes do café da manhã.',
      ],
      [
        'The first evening was badly prepared and went on until the caretaker switched off the light. Everybody who was there remembers the caretaker.',
        'La primera noche estuvo mal preparada y duró hasta que el conserje apagó la luz. Todas las que estuvieron recuerdan al conserje.',
        'A primeira noite foi mal preparada e durou até o zelador apagar a luz. Todas as que estavam lá se lembram do zelador.',
      ],
    ],
  },
  {
    heading: ['In her own words', 'En sus palabras', 'Nas palavras dela'],
    quote: [
      'I almost did not come. I thought that everybody would know everything. Then the woman next to me asked what a branch was, and I knew.',
      'Casi no vengo. Pensé que todas sabrían todo. Entonces la mujer a mi lado preguntó qué era una rama, y yo lo sabía.',
      'Quase não vim. Pensei que todas soubessem tudo. Então a mulher ao meu lado perguntou o que era uma branch, e eu sabia.',
    ],
    texts: [
      [
        'She has come every week since. In March she explained branches to a room of thirty, with two ribbons and a pair of scissors.',
        'Desde entonces viene cada semana. En marzo explicó las ramas ante treinta personas, con dos listones y unas tijeras.',
        'Desde então vem toda semana. Em março explicou branches para trinta pessoas, com duas fitas e uma tesoura.',
      ],
    ],
  },
  {
    heading: ['What helped', 'Qué ayudó', 'O que ajudou'],
    texts: [
      [
        'We asked for the one thing that others could copy tomorrow. The answers were smaller than we had expected.',
        'Preguntamos por lo único que otras podrían copiar mañana. Las respuestas fueron más pequeñas de lo que esperábamos.',
        'Perguntamos pela única coisa que outras poderiam copiar amanhã. As respostas foram menores do que esperávamos.',
      ],
    ],
    points: [
      [
        'A fixed day, whatever happens, even if only two people come.',
        'Un día fijo, pase lo que pase, aunque vengan solo dos personas.',
        'Um dia fixo, aconteça o que acontecer, mesmo que venham só duas pessoas.',
      ],
      [
        'Somebody at the door who knows the names by the second visit.',
        'Alguien en la puerta que sepa los nombres desde la segunda visita.',
        'Alguém na porta que saiba os nomes desde a segunda visita.',
      ],
      [
        'Questions written on cards, so that nobody has to be brave first.',
        'Preguntas escritas en tarjetas, para que nadie tenga que ser valiente primero.',
        'Perguntas escritas em cartões, para que ninguém precise ser corajosa primeiro.',
      ],
      ['Soup.', 'Sopa.', 'Sopa.'],
    ],
  },
  {
    heading: ['The numbers, honestly', 'Los números, con honestidad', 'Os números, com honestidade'],
    texts: [
      [
        'Of every ten who started, seven are still there after a year. Of the three who left, one moved away, one found a job with late shifts, and one told us why she did not feel welcome. We changed what she named.',
        'De cada diez que empezaron, siete siguen después de un año. De las tres que se fueron, una se mudó, otra encontró un trabajo con turno nocturno y otra nos dijo por qué no se sintió bienvenida. Cambiamos lo que señaló.',
        'De cada dez que começaram, sete continuam depois de um ano. Das três que saíram, uma se mudou, outra encontrou um trabalho com turno da noite e outra nos disse por que não se sentiu bem-vinda. Mudamos o que ela apontou.',
      ],
      [
        'The figures are ours, counted by hand and published with the sheet they come from. If you find a mistake, you will be thanked by name.',
        'Las cifras son nuestras, contadas a mano y publicadas con la hoja de donde salen. Si encuentras un error, te daremos las gracias con nombre.',
        'Os números são nossos, contados à mão e publicados com a planilha de onde saem. Se você encontrar um erro, agradeceremos pelo nome.',
      ],
    ],
  },
  {
    heading: ['A question of language', 'Una cuestión de idioma', 'Uma questão de idioma'],
    texts: [
      [
        'Half of the documentation is in English, most of the jokes are not. The group decided early that a word may be explained twice and that nobody apologises for her accent.',
        'La mitad de la documentación está en inglés; casi ningún chiste lo está. El grupo decidió pronto que una palabra puede explicarse dos veces y que nadie pide perdón por su acento.',
        'Metade da documentação está em inglês; quase nenhuma piada está. O grupo decidiu cedo que uma palavra pode ser explicada duas vezes e que ninguém pede desculpa pelo sotaque.',
      ],
    ],
    quote: [
      'I think in one language, work in another and count in my grandmother’s.',
      'Pienso en un idioma, trabajo en otro y cuento en el de mi abuela.',
      'Penso em um idioma, trabalho em outro e conto no da minha avó.',
    ],
  },
  {
    heading: ['What it costs', 'Cuánto cuesta', 'Quanto custa'],
    texts: [
      [
        'The rent is paid by two companies that ask for nothing but a line on the wall. Everything else is hours: about ninety of them each month, given by fourteen people.',
        'La renta la pagan dos empresas que no piden más que una línea en la pared. Lo demás son horas: unas noventa al mes, que dan catorce personas.',
        'O aluguel é pago por duas empresas que não pedem mais do que uma linha na parede. O resto são horas: umas noventa por mês, dadas por catorze pessoas.',
      ],
    ],
    points: [
      [
        'Rent and heating, paid until June.',
        'Renta y calefacción, pagadas hasta junio.',
        'Aluguel e luz, pagos até junho.',
      ],
      [
        'Six laptops, all of them given, four of them older than they look.',
        'Seis computadoras, todas donadas, cuatro más viejas de lo que parecen.',
        'Seis computadores, todos doados, quatro mais velhos do que parecem.',
      ],
      [
        'Coffee: more than we care to say.',
        'Café: más de lo que nos gusta admitir.',
        'Café: mais do que gostamos de admitir.',
      ],
    ],
  },
  {
    heading: ['What comes next', 'Qué sigue', 'O que vem depois'],
    texts: [
      [
        'None of this is finished. If you would like to help, whether with an hour a month or with a room, <a href="/chapters">write to your chapter</a>: every letter is answered by a person.',
        'Nada de esto está terminado. Si quieres ayudar, con una hora al mes o con una sala, <a href="/chapters">escribe a tu capítulo</a>: cada carta la responde una persona.',
        'Nada disto está terminado. Se quiser ajudar, com uma hora por mês ou com uma sala, <a href="/chapters">escreva ao seu capítulo</a>: cada carta é respondida por uma pessoa.',
      ],
      [
        'The next date is in the <a href="/events">calendar</a>. Come early; the chairs at the window go first.',
        'La próxima fecha está en el <a href="/events">calendario</a>. Llega temprano; las sillas de la ventana se ocupan primero.',
        'A próxima data está no <a href="/events">calendário</a>. Chegue cedo; as cadeiras da janela são as primeiras.',
      ],
    ],
  },
];
