import type { ContentPage } from './content-page';
import { heading, paragraph } from './html-words';

/** The rules of the community. Members agree to them at registration. */
export const rulesPage: ContentPage = {
  title: ['Code of conduct', 'Código de conducta', 'Código de conduta'],
  nav: { place: 'legal', order: 10, label: ['Community rules', 'Reglas de la comunidad', 'Regras da comunidade'] },
  summary: [
    'How we treat each other, and what happens when somebody does not.',
    'Cómo nos tratamos y qué pasa cuando alguien no lo hace.',
    'Como nos tratamos e o que acontece quando alguém não o faz.',
  ],
  paragraphs: [
    paragraph(
      'We come here tired from work, with an accent, with a child on the arm. Nobody has to explain herself. Ask before you take a picture, before you give advice, and before you repeat what was said in the circle.',
      'Llegamos cansadas del trabajo, con acento, con una criatura en brazos. Nadie tiene que justificarse. Pregunta antes de tomar una foto, antes de dar un consejo y antes de repetir lo dicho en el círculo.',
      'Chegamos cansadas do trabalho, com sotaque, com uma criança no colo. Ninguém precisa se explicar. Pergunte antes de tirar uma foto, antes de dar um conselho e antes de repetir o que foi dito na roda.',
    ),
    heading('Where these rules apply', 'Dónde valen estas reglas', 'Onde valem estas regras'),
    paragraph(
      'They apply at every event, in every chapter’s chat, in messages between members and on this site: for members, guests, speakers, sponsors, recruiters and for those who organise.',
      'Valen en cada evento, en el chat de cada capítulo, en los mensajes entre integrantes y en este sitio: para integrantes, invitadas, ponentes, patrocinadores, reclutadoras y para quienes organizan.',
      'Valem em cada evento, no chat de cada capítulo, nas mensagens entre integrantes e neste site: para integrantes, convidadas, palestrantes, patrocinadores, recrutadoras e para quem organiza.',
    ),
    heading('What we expect', 'Qué esperamos', 'O que esperamos'),
    [
      '<ul><li>Use the name and the words that a person uses for herself.</li><li>Let others finish. A question is not a stage.</li><li>Criticise the work, never the person.</li><li>What is said in a circle stays in the circle.</li><li>Children, carers and interpreters are welcome in every room.</li></ul>',
      '<ul><li>Usa el nombre y las palabras que cada persona usa para sí.</li><li>Deja terminar a las demás. Una pregunta no es un escenario.</li><li>Critica el trabajo, nunca a la persona.</li><li>Lo que se dice en un círculo se queda en el círculo.</li><li>Niñas, niños, personas cuidadoras e intérpretes son bienvenidos en todas las salas.</li></ul>',
      '<ul><li>Use o nome e as palavras que a pessoa usa para si.</li><li>Deixe as outras terminarem. Uma pergunta não é um palco.</li><li>Critique o trabalho, nunca a pessoa.</li><li>O que se diz em uma roda fica na roda.</li><li>Crianças, pessoas cuidadoras e intérpretes são bem-vindas em todas as salas.</li></ul>',
    ],
    heading('What we do not accept', 'Qué no aceptamos', 'O que não aceitamos'),
    paragraph(
      'Harassment in words, pictures or touch; jokes about origin, skin, body, faith, age, disability, gender or love; following somebody, in a room or online; publishing somebody’s data; selling or recruiting where nobody asked for it.',
      'El acoso con palabras, imágenes o contacto; los chistes sobre el origen, la piel, el cuerpo, la fe, la edad, la discapacidad, el género o el amor; perseguir a alguien, en una sala o en línea; publicar los datos de otra persona; vender o reclutar donde nadie lo pidió.',
      'Assédio com palavras, imagens ou toque; piadas sobre origem, pele, corpo, fé, idade, deficiência, gênero ou amor; perseguir alguém, em uma sala ou online; publicar os dados de outra pessoa; vender ou recrutar onde ninguém pediu.',
    ),
    heading('When it goes wrong', 'Cuando algo sale mal', 'Quando algo dá errado'),
    paragraph(
      'Tell a chapter leader, or <a href="/report">report it here</a>, also without your name. Two people who were not there listen to everybody, within a week, and tell you what they decided. Whoever reports is never asked to prove it first.',
      'Díselo a una líder del capítulo o <a href="/report">repórtalo aquí</a>, también sin tu nombre. Dos personas que no estuvieron escuchan a todas, en una semana, y te cuentan qué decidieron. A quien reporta nunca se le pide demostrarlo primero.',
      'Fale com uma líder do capítulo ou <a href="/report">relate aqui</a>, também sem o seu nome. Duas pessoas que não estavam lá ouvem todas, em uma semana, e contam o que decidiram. A quem relata nunca se pede prova primeiro.',
    ),
    heading('What can follow', 'Qué puede pasar', 'O que pode acontecer'),
    paragraph(
      'A conversation, a warning, an event without you, the end of your membership. Who organises decides with the same measure for friends and for sponsors. You may ask once for a second look, by two other people.',
      'Una conversación, una advertencia, un evento sin ti, el fin de tu membresía. Quien organiza decide con la misma medida para amigas y para patrocinadores. Puedes pedir una vez que otras dos personas lo revisen.',
      'Uma conversa, uma advertência, um evento sem você, o fim da sua participação. Quem organiza decide com a mesma medida para amigas e para patrocinadores. Você pode pedir uma vez que outras duas pessoas revejam.',
    ),
  ],
};

export const accessibilityPage: ContentPage = {
  title: ['Accessibility', 'Accesibilidad', 'Acessibilidade'],
  nav: { place: 'legal', order: 40 },
  summary: [
    'What you can count on, and what we have not yet managed.',
    'Con qué puedes contar y qué no hemos logrado todavía.',
    'Com o que você pode contar e o que ainda não conseguimos.',
  ],
  paragraphs: [
    paragraph(
      'This site can be used with the keyboard alone, with a screen reader, enlarged four times and without colours. Places of events say whether there is a step at the door. Where we fail, please tell us: it is repaired before anything new is built.',
      'Este sitio se puede usar solo con el teclado, con lector de pantalla, ampliado cuatro veces y sin colores. Los lugares de los eventos dicen si hay un escalón en la puerta. Si fallamos, avísanos: se repara antes de construir algo nuevo.',
      'Este site pode ser usado só com o teclado, com leitor de tela, ampliado quatro vezes e sem cores. Os lugares dos eventos dizem se há um degrau na porta. Se falharmos, avise: consertamos antes de construir algo novo.',
    ),
    heading('The standard', 'La norma', 'A norma'),
    paragraph(
      'We build by WCAG 2.2, level AA. Every page is checked by a program before it goes online, in light and in dark, and twice a year by members who use a screen reader every day.',
      'Construimos según WCAG 2.2, nivel AA. Un programa revisa cada página antes de publicarla, en claro y en oscuro, y dos veces al año la revisan integrantes que usan lector de pantalla todos los días.',
      'Construímos conforme a WCAG 2.2, nível AA. Um programa verifica cada página antes de ir ao ar, no claro e no escuro, e duas vezes por ano integrantes que usam leitor de tela todos os dias fazem a revisão.',
    ),
    heading('At our events', 'En nuestros eventos', 'Nos nossos eventos'),
    paragraph(
      'Tell us when you register what you need: captions, sign language, a seat near the door, a quiet room. Online events have captions in the language of the talk. Recordings get a transcript within ten days.',
      'Dinos al inscribirte qué necesitas: subtítulos, lengua de señas, un asiento cerca de la puerta, una sala tranquila. Los eventos en línea tienen subtítulos en el idioma de la charla. Las grabaciones reciben una transcripción en diez días.',
      'Diga ao se inscrever do que você precisa: legendas, língua de sinais, um lugar perto da porta, uma sala tranquila. Os eventos online têm legendas no idioma da palestra. As gravações recebem uma transcrição em dez dias.',
    ),
    heading('What does not work yet', 'Qué no funciona todavía', 'O que ainda não funciona'),
    [
      '<ul><li>Recordings from before 2024 have no captions.</li><li>Documents that companies attach to their jobs are not checked by us.</li><li>The map of chapters cannot be operated by voice; the list below it contains the same chapters.</li></ul>',
      '<ul><li>Las grabaciones anteriores a 2024 no tienen subtítulos.</li><li>No revisamos los documentos que las empresas adjuntan a sus empleos.</li><li>El mapa de capítulos no se puede usar con la voz; la lista de abajo contiene los mismos capítulos.</li></ul>',
      '<ul><li>As gravações anteriores a 2024 não têm legendas.</li><li>Não revisamos os documentos que as empresas anexam às vagas.</li><li>O mapa dos capítulos não pode ser usado por voz; a lista abaixo dele contém os mesmos capítulos.</li></ul>',
    ],
    heading('Tell us', 'Cuéntanos', 'Conte para nós'),
    paragraph(
      '<a href="/contact">Write to us</a> what you wanted to do and what stopped you. You get an answer within two working days, and the repair is named on this page.',
      '<a href="/contact">Escríbenos</a> qué querías hacer y qué te lo impidió. Recibes respuesta en dos días hábiles, y el arreglo se anota en esta página.',
      '<a href="/contact">Escreva para nós</a> o que você queria fazer e o que impediu. Você recebe resposta em dois dias úteis, e o conserto é anotado nesta página.',
    ),
  ],
};
