import type { Words } from '@enlace/api/seeding';

import type { ArtKind } from '../../art/art-kinds';

/** A kind of event with its category, duration and texts. `{topic}` and `{city}` are placeholders. */
export interface EventKind {
  readonly category: number;
  readonly hours: number;
  /** Motif of its cover. */
  readonly art: ArtKind;
  /** The texts describe a room, so the event is not online. */
  readonly isInRoom?: true;
  /** Begins on a Saturday. */
  readonly isWeekend?: true;
  readonly title: Words;
  readonly summary: Words;
  readonly body: Words;
  readonly roles: readonly string[];
}

export const eventKinds: readonly EventKind[] = [
  {
    category: 1,
    hours: 3,
    art: 'workshops',
    isInRoom: true,
    title: ['Workshop: {topic}', 'Taller: {topic}', 'Oficina: {topic}'],
    summary: [
      'Three hours, hands on the keyboard: {topic} from the first step to something that works.',
      'Tres horas con las manos en el teclado: {topic}, del primer paso a algo que funciona.',
      'Três horas com as mãos no teclado: {topic}, do primeiro passo a algo que funciona.',
    ],
    body: [
      'We work in pairs, one laptop between two, and change places every half hour. Nobody needs to have done this before; whoever has, sits with somebody who has not.',
      'Trabajamos en parejas, una computadora para dos, y cambiamos de lugar cada media hora. No hace falta haberlo hecho antes; quien ya sabe se sienta con quien empieza.',
      'Trabalhamos em duplas, um computador para duas, e trocamos de lugar a cada meia hora. Ninguém precisa ter feito isto antes; quem já fez senta com quem está começando.',
    ],
    roles: ['Instructor', 'Assistant'],
  },
  {
    category: 2,
    hours: 2,
    art: 'events',
    isInRoom: true,
    title: ['Meetup in {city}: {topic}', 'Encuentro en {city}: {topic}', 'Encontro em {city}: {topic}'],
    summary: [
      'Two short talks about {topic}, and then the part everybody comes for: coffee and conversation.',
      'Dos charlas cortas sobre {topic} y después lo mejor de la noche: café y conversación.',
      'Duas falas curtas sobre {topic} e depois o melhor da noite: café e conversa.',
    ],
    body: [
      'Doors open half an hour early. If it is your first time, look for the people with a marigold pin: they will introduce you to two others.',
      'Abrimos media hora antes. Si es tu primera vez, busca a quienes llevan un broche de cempasúchil: te presentarán a otras dos personas.',
      'Abrimos meia hora antes. Se for a sua primeira vez, procure quem usa um broche de flor: vão apresentar você a outras duas pessoas.',
    ],
    roles: ['Speaker', 'Speaker', 'Host'],
  },
  {
    category: 3,
    hours: 1.5,
    art: 'talks',
    title: [
      '{topic}, told from experience',
      '{topic}, contado desde la experiencia',
      '{topic}, contado a partir da experiência',
    ],
    summary: [
      'What went well, what broke, and what she would do differently: an honest talk about {topic}.',
      'Lo que salió bien, lo que se rompió y lo que haría distinto: una charla honesta sobre {topic}.',
      'O que deu certo, o que quebrou e o que ela faria diferente: uma palestra honesta sobre {topic}.',
    ],
    body: [
      'Forty minutes of talk, forty of questions. Questions can be sent beforehand and without a name.',
      'Cuarenta minutos de charla y cuarenta de preguntas. Puedes enviarlas antes y sin nombre.',
      'Quarenta minutos de fala, quarenta de perguntas. Elas podem ser enviadas antes e sem nome.',
    ],
    roles: ['Speaker', 'Moderator'],
  },
  {
    category: 4,
    hours: 2,
    art: 'talks',
    isInRoom: true,
    title: ['Four voices on {topic}', 'Cuatro voces sobre {topic}', 'Quatro vozes sobre {topic}'],
    summary: [
      'A founder, an engineer, a researcher and a student discuss {topic}, and do not agree on everything.',
      'Una fundadora, una ingeniera, una investigadora y una estudiante conversan sobre {topic}, y no están de acuerdo en todo.',
      'Uma fundadora, uma engenheira, uma pesquisadora e uma estudante conversam sobre {topic}, e não concordam em tudo.',
    ],
    body: [
      'The panel takes an hour. After that every panellist takes a corner of the room, and you choose whom to sit with.',
      'El panel dura una hora. Después cada panelista toma una esquina de la sala y tú eliges con quién sentarte.',
      'O painel dura uma hora. Depois cada painelista fica em um canto da sala, e você escolhe com quem se sentar.',
    ],
    roles: ['Panellist', 'Panellist', 'Panellist', 'Moderator'],
  },
  {
    category: 5,
    hours: 26,
    art: 'hackathons',
    isInRoom: true,
    isWeekend: true,
    title: ['Weekend hackathon: {topic}', 'Hackatón de fin de semana: {topic}', 'Hackathon de fim de semana: {topic}'],
    summary: [
      'A weekend, small teams, a real problem brought by a local organisation: {topic}.',
      'Un fin de semana, equipos pequeños y un problema real que trae una organización local: {topic}.',
      'Um fim de semana, equipes pequenas e um problema real trazido por uma organização local: {topic}.',
    ],
    body: [
      'Teams are made on Saturday morning, so coming alone is fine. There is childcare until eight, a quiet room, and food for every diet we were told about.',
      'Los equipos se arman el sábado por la mañana, así que puedes venir sola. Hay cuidado infantil hasta las ocho, una sala tranquila y comida para todas las dietas que nos avisen.',
      'As equipes se formam no sábado de manhã, então pode vir sozinha. Há espaço para crianças até as oito, uma sala silenciosa e comida para todas as dietas que nos avisarem.',
    ],
    roles: ['Mentor', 'Mentor', 'Jury', 'Host'],
  },
  {
    category: 6,
    hours: 1.5,
    art: 'circles',
    title: ['Mentoring circle: {topic}', 'Círculo de mentoría: {topic}', 'Roda de mentoria: {topic}'],
    summary: [
      'Ten people, one mentor, one subject: {topic}. What is said in the circle stays in the circle.',
      'Diez personas, una mentora, un tema: {topic}. Lo que se dice en el círculo se queda en el círculo.',
      'Dez pessoas, uma mentora, um tema: {topic}. O que se diz na roda fica na roda.',
    ],
    body: [
      'Bring one question you carry around with you. We go round twice: once to ask, once to answer.',
      'Trae una pregunta que te acompañe. Damos dos vueltas: una para preguntar y otra para responder.',
      'Traga uma pergunta que você carrega. Damos duas voltas: uma para perguntar, outra para responder.',
    ],
    roles: ['Mentor'],
  },
  {
    category: 7,
    hours: 2,
    art: 'circles',
    title: ['Study group: {topic}', 'Grupo de estudio: {topic}', 'Grupo de estudo: {topic}'],
    summary: [
      'One chapter, one exercise and many questions: we learn {topic} together.',
      'Un capítulo, un ejercicio y muchas preguntas: aprendemos {topic} juntas.',
      'Um capítulo, um exercício e muitas perguntas: aprendemos {topic} juntas.',
    ],
    body: [
      'It is one of six evenings, and you can join at any of them. Notes of the earlier ones are in the shared folder.',
      'Es una de seis tardes y puedes sumarte en cualquiera. Las notas de las anteriores están en la carpeta compartida.',
      'É uma de seis noites, e você pode entrar em qualquer uma. As anotações das anteriores estão na pasta compartilhada.',
    ],
    roles: ['Facilitator'],
  },
  {
    category: 8,
    hours: 3,
    art: 'workshops',
    title: ['Career clinic: {topic}', 'Clínica de carrera: {topic}', 'Clínica de carreira: {topic}'],
    summary: [
      'Twenty minutes alone with somebody who hires, and time to practise {topic} before.',
      'Veinte minutos a solas con alguien que contrata y un rato para practicar {topic} antes.',
      'Vinte minutos a sós com alguém que contrata e um tempo para praticar {topic} antes.',
    ],
    body: [
      'Send your CV two days ahead if you would like it read; come without one if you have none. Both are welcome.',
      'Envía tu CV dos días antes si quieres que lo leamos; si no tienes, ven igual. Las dos cosas están bien.',
      'Envie o seu currículo dois dias antes se quiser que seja lido; se não tiver, venha assim mesmo. Os dois são bem-vindos.',
    ],
    roles: ['Recruiter', 'Coach'],
  },
];

export interface EventTopic {
  readonly name: Words;
  /** Reason to attend. */
  readonly why: Words;
  readonly tags: readonly number[];
}

const topic = (name: Words, why: Words, tags: readonly number[]): EventTopic => ({ name, why, tags });

export const eventTopics: readonly EventTopic[] = [
  topic(
    ['your first data project', 'tu primer proyecto de datos', 'o seu primeiro projeto de dados'],
    [
      'We take the open bus timetables of the city and end with a map that shows which neighbourhoods wait longest.',
      'Tomamos los horarios abiertos de los autobuses de la ciudad y terminamos con un mapa de los barrios que más esperan.',
      'Pegamos os horários abertos dos ônibus da cidade e terminamos com um mapa dos bairros que mais esperam.',
    ],
    [1, 7, 32],
  ),
  topic(
    ['interfaces for everybody', 'interfaces para todas las personas', 'interfaces para todas as pessoas'],
    [
      'Somebody who uses a screen reader every day shows how she buys a train ticket, and where she has to give up.',
      'Una persona que usa lector de pantalla a diario muestra cómo compra un boleto de tren, y dónde se rinde.',
      'Uma pessoa que usa leitor de tela todos os dias mostra como compra uma passagem de trem, e onde desiste.',
    ],
    [9, 8, 31],
  ),
  topic(
    ['negotiating your salary', 'negociar tu salario', 'negociar o seu salário'],
    [
      'With real figures from members, without names, and three sentences to learn by heart.',
      'Con cifras reales de nuestras integrantes, sin nombres, y tres frases para aprender de memoria.',
      'Com números reais das nossas integrantes, sem nomes, e três frases para decorar.',
    ],
    [14, 13],
  ),
  topic(
    ['machine learning without hype', 'aprendizaje automático sin humo', 'machine learning sem exagero'],
    [
      'A model that predicts flower harvests, why it was wrong in its first year, and what fixed it.',
      'Un modelo que predice cosechas de flores, por qué se equivocó el primer año y qué lo arregló.',
      'Um modelo que prevê colheitas de flores, por que errou no primeiro ano e o que o consertou.',
    ],
    [26, 27, 1],
  ),
  topic(
    ['contributing to open source', 'contribuir al código abierto', 'contribuir com código aberto'],
    [
      'Everyone leaves with one change proposed to a real project, however small.',
      'Todas salimos con un cambio propuesto a un proyecto real, por pequeño que sea.',
      'Todas saem com uma mudança proposta a um projeto real, por menor que seja.',
    ],
    [10, 3],
  ),
  topic(
    [
      'changing careers after thirty',
      'cambiar de carrera después de los treinta',
      'mudar de carreira depois dos trinta',
    ],
    [
      'A nurse, a lawyer and a pastry chef tell how they came to write software, and what they kept.',
      'Una enfermera, una abogada y una pastelera cuentan cómo llegaron a programar y qué conservaron.',
      'Uma enfermeira, uma advogada e uma confeiteira contam como chegaram à programação e o que guardaram.',
    ],
    [11, 12],
  ),
  topic(
    ['security for small teams', 'seguridad para equipos pequeños', 'segurança para times pequenos'],
    [
      'The ten things that stop nine of ten attacks, and none of them costs money.',
      'Las diez cosas que detienen nueve de cada diez ataques, y ninguna cuesta dinero.',
      'As dez coisas que impedem nove de cada dez ataques, e nenhuma custa dinheiro.',
    ],
    [28, 30],
  ),
  topic(
    ['Rust, gently', 'Rust, con calma', 'Rust, com calma'],
    [
      'Ownership explained with library books, which turns out to be all one needs to begin.',
      'La propiedad explicada con libros de biblioteca, que resulta ser todo lo necesario para empezar.',
      'A ideia de posse explicada com livros de biblioteca, que acaba sendo tudo o que se precisa para começar.',
    ],
    [4],
  ),
  topic(
    ['speaking on a stage', 'hablar en un escenario', 'falar em um palco'],
    [
      'Write a proposal, say the first minute of it aloud, and get three kind comments and a useful one.',
      'Escribe una propuesta, di el primer minuto en voz alta y recibe tres comentarios amables y uno útil.',
      'Escreva uma proposta, diga o primeiro minuto em voz alta e receba três comentários gentis e um útil.',
    ],
    [15, 17],
  ),
  topic(
    ['design systems that last', 'sistemas de diseño que duran', 'design systems que duram'],
    [
      'How a team of two looks after the buttons of forty applications, and says no.',
      'Cómo un equipo de dos cuida los botones de cuarenta aplicaciones, y dice que no.',
      'Como um time de duas pessoas cuida dos botões de quarenta aplicativos, e diz não.',
    ],
    [31, 9],
  ),
  topic(
    ['technology for the climate', 'tecnología para el clima', 'tecnologia para o clima'],
    [
      'Sensors on a river, volunteers with phones and a map the town hall now uses.',
      'Sensores en un río, voluntarias con teléfonos y un mapa que hoy usa el municipio.',
      'Sensores em um rio, voluntárias com celulares e um mapa que hoje a prefeitura usa.',
    ],
    [22, 10],
  ),
  topic(
    ['leading without a title', 'liderar sin un cargo', 'liderar sem um cargo'],
    [
      'Getting a group to move when you are nobody’s boss: what worked on four teams.',
      'Lograr que un grupo avance sin ser jefa de nadie: lo que funcionó en cuatro equipos.',
      'Fazer um grupo avançar sem ser chefe de ninguém: o que funcionou em quatro times.',
    ],
    [13, 16],
  ),
  topic(
    ['databases you can trust', 'bases de datos confiables', 'bancos de dados confiáveis'],
    [
      'Indexes, transactions and one story of a missing backup that everybody remembers.',
      'Índices, transacciones y la historia de un respaldo que faltó y que nadie olvida.',
      'Índices, transações e a história de um backup que faltou e que ninguém esquece.',
    ],
    [7, 30],
  ),
  topic(
    ['returning after motherhood', 'volver después de la maternidad', 'voltar depois da maternidade'],
    [
      'How to explain a gap, which companies make it easy, and how others divided the nights.',
      'Cómo explicar una pausa, qué empresas lo hacen fácil y cómo otras repartieron las noches.',
      'Como explicar uma pausa, que empresas facilitam e como outras dividiram as noites.',
    ],
    [18, 19],
  ),
  topic(
    ['health data, handled with care', 'datos de salud, tratados con cuidado', 'dados de saúde, tratados com cuidado'],
    [
      'What clinics may share, what they must not, and how to ask patients so that they understand.',
      'Qué pueden compartir las clínicas, qué no, y cómo preguntar a las pacientes para que se entienda.',
      'O que as clínicas podem compartilhar, o que não podem, e como perguntar às pacientes de forma clara.',
    ],
    [23, 28],
  ),
  topic(
    ['paying across borders', 'pagar a través de fronteras', 'pagar através de fronteiras'],
    [
      'How money sent home travels, who takes a share, and what new rails change.',
      'Cómo viaja el dinero que se envía a casa, quién se queda una parte y qué cambia con las nuevas redes.',
      'Como viaja o dinheiro enviado para casa, quem fica com uma parte e o que muda com as novas redes.',
    ],
    [25, 6],
  ),
  topic(
    ['testing that lets you sleep', 'pruebas que dejan dormir', 'testes que deixam dormir'],
    [
      'Which tests to write first, which to delete, and how to tell them apart.',
      'Qué pruebas escribir primero, cuáles borrar y cómo distinguirlas.',
      'Que testes escrever primeiro, quais apagar e como distinguir uns dos outros.',
    ],
    [29, 3],
  ),
  topic(
    ['software in our languages', 'software en nuestras lenguas', 'software nas nossas línguas'],
    [
      'A keyboard for Zapotec, a dictionary for Aymara, and the people who made them.',
      'Un teclado para el zapoteco, un diccionario para el aimara y las personas que los hicieron.',
      'Um teclado para o zapoteco, um dicionário para o aimará e as pessoas que os fizeram.',
    ],
    [33, 24],
  ),
  topic(
    ['the impostor on your shoulder', 'la impostora en el hombro', 'a impostora no ombro'],
    [
      'Why the most careful people doubt most, and what a team can do about it.',
      'Por qué las personas más cuidadosas dudan más, y qué puede hacer un equipo.',
      'Por que as pessoas mais cuidadosas duvidam mais, e o que um time pode fazer.',
    ],
    [17, 13],
  ),
  topic(
    ['from idea to first customers', 'de la idea a las primeras clientas', 'da ideia às primeiras clientes'],
    [
      'Ten conversations before the first line of code, and how to listen in them.',
      'Diez conversaciones antes de la primera línea de código, y cómo escuchar en ellas.',
      'Dez conversas antes da primeira linha de código, e como escutar nelas.',
    ],
    [36, 25],
  ),
  topic(
    ['working from a small town', 'trabajar desde un pueblo', 'trabalhar de uma cidade pequena'],
    [
      'Internet by radio link, contracts in another currency and a desk in the library.',
      'Internet por radioenlace, contratos en otra moneda y un escritorio en la biblioteca.',
      'Internet por rádio, contratos em outra moeda e uma mesa na biblioteca.',
    ],
    [19, 11],
  ),
  topic(
    ['a portfolio that gets read', 'un portafolio que sí se lee', 'um portfólio que é lido'],
    [
      'Three projects are enough. We choose yours together and write their first paragraphs.',
      'Con tres proyectos basta. Elegimos juntas los tuyos y escribimos sus primeros párrafos.',
      'Três projetos bastam. Escolhemos juntas os seus e escrevemos os primeiros parágrafos.',
    ],
    [12, 31],
  ),
  topic(
    ['girls who build robots', 'niñas que construyen robots', 'meninas que constroem robôs'],
    [
      'Mothers, daughters and one very stubborn line-following robot.',
      'Madres, hijas y un robot seguidor de líneas muy terco.',
      'Mães, filhas e um robô seguidor de linha muito teimoso.',
    ],
    [24, 21],
  ),
  topic(
    ['scholarships and how to win them', 'becas y cómo ganarlas', 'bolsas e como ganhá-las'],
    [
      'Five open calls, read line by line with people who have sat on the jury.',
      'Cinco convocatorias abiertas, leídas línea por línea con personas que han sido jurado.',
      'Cinco editais abertos, lidos linha por linha com pessoas que já foram do júri.',
    ],
    [20, 12],
  ),
  topic(
    ['clouds that cost less', 'nubes que cuestan menos', 'nuvens que custam menos'],
    [
      'We read three real bills and cut each by a third without anybody noticing.',
      'Leemos tres facturas reales y reducimos cada una en un tercio sin que nadie lo note.',
      'Lemos três contas reais e cortamos um terço de cada uma sem que ninguém perceba.',
    ],
    [30, 5],
  ),
  topic(
    ['minds that work differently', 'mentes que funcionan distinto', 'mentes que funcionam diferente'],
    [
      'Meetings, noise and deadlines, told by people with ADHD and autism, and what helps.',
      'Reuniones, ruido y fechas de entrega, contado por personas con TDAH y autismo, y qué ayuda.',
      'Reuniões, barulho e prazos, contado por pessoas com TDAH e autismo, e o que ajuda.',
    ],
    [34, 9],
  ),
];

/** Notes for every event. */
export const practicalNotes: readonly Words[] = [
  [
    'Can’t make it after all? Give your place back, please: another person will be glad to have it.',
    '¿Al final no puedes? Libera tu lugar, por favor: otra persona se alegrará de tenerlo.',
    'No fim não vai poder? Libere o seu lugar, por favor: outra pessoa vai gostar de ficar com ele.',
  ],
  [
    'Our code of conduct is short: be kind, ask first, and tell us when something is wrong.',
    'Nuestro código de conducta es corto: sé amable, pregunta primero y avísanos si algo anda mal.',
    'O nosso código de conduta é curto: seja gentil, pergunte antes e avise se algo estiver errado.',
  ],
];

/** Notes for events in a room. */
export const roomNotes: readonly Words[] = [
  [
    'Bring water, something to write with, and a friend if you like.',
    'Trae agua, algo para escribir y, si quieres, a una amiga.',
    'Traga água, algo para escrever e, se quiser, uma amiga.',
  ],
  [
    'The room is on the ground floor, with a step-free entrance and a gender-neutral toilet.',
    'La sala está en planta baja, con entrada sin escalones y baño neutro.',
    'A sala fica no térreo, com entrada sem degraus e banheiro neutro.',
  ],
  [
    'We speak the language of most people in the room; there is always somebody who whispers a translation.',
    'Hablamos el idioma de la mayoría; siempre hay alguien que traduce en voz baja.',
    'Falamos a língua da maioria; há sempre alguém que traduz baixinho.',
  ],
];

/** Notes for events without a room. */
export const onlineNotes: readonly Words[] = [
  [
    'The link comes with your ticket. Cameras may stay off, and captions are on from the first minute.',
    'El enlace llega con tu boleto. La cámara puede quedar apagada, y hay subtítulos desde el primer minuto.',
    'O link chega com o seu ingresso. A câmera pode ficar desligada, e há legendas desde o primeiro minuto.',
  ],
  [
    'It is recorded for members, without the names and questions of those who take part.',
    'Se graba para integrantes, sin los nombres ni las preguntas de quienes participan.',
    'É gravado para integrantes, sem os nomes nem as perguntas de quem participa.',
  ],
];

export const venues: readonly string[] = [
  'Casa de la Cultura',
  'Biblioteca Central',
  'Impact Hub',
  'Centro de Innovación',
  'Universidad Tecnológica',
  'Café Jacaranda',
  'Espacio Colibrí',
  'Laboratorio Ciudadano',
  'Mercado Norte',
  'Teatro del Barrio',
  'La Fábrica',
  'Sala Violeta',
];
