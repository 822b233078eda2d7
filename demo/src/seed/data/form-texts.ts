import type { Words } from '@enlace/api/seeding';

/** Messages to the community in three languages; `{company}` and `{city}` are placeholders. */
export const contactMessages: readonly Words[] = [
  [
    'Hello! I moved to {city} two months ago and would love to come to a meet-up. Do I have to register somewhere first, or can I simply turn up?',
    '¡Hola! Me mudé a {city} hace dos meses y me encantaría ir a un encuentro. ¿Tengo que registrarme antes o puedo llegar sin más?',
    'Oi! Eu me mudei para {city} há dois meses e adoraria ir a um encontro. Preciso me inscrever antes ou posso só aparecer?',
  ],
  [
    'I was a speaker at your last panel and still owe somebody the slides. Whom shall I send them to?',
    'Fui ponente en su último panel y todavía le debo a alguien las diapositivas. ¿A quién se las mando?',
    'Fui palestrante no último painel e ainda devo os slides a alguém. Para quem envio?',
  ],
  [
    'The code to confirm my e-mail never arrives. I have looked in the spam folder twice. Could you have a look?',
    'Nunca me llega el código para confirmar el correo. Ya busqué dos veces en la carpeta de spam. ¿Pueden revisarlo?',
    'O código para confirmar o e-mail nunca chega. Já procurei duas vezes na caixa de spam. Vocês podem dar uma olhada?',
  ],
  [
    'My daughter is fifteen and writes her own games. Is there anything for girls of her age in {city}?',
    'Mi hija tiene quince años y programa sus propios juegos. ¿Hay algo para chicas de su edad en {city}?',
    'A minha filha tem quinze anos e programa os próprios jogos. Existe algo para meninas da idade dela em {city}?',
  ],
  [
    'I use a screen reader. The event calendar reads well, thank you for that; only the buttons of the map have no names.',
    'Uso lector de pantalla. El calendario de eventos se lee bien, gracias por eso; solo los botones del mapa no tienen nombre.',
    'Uso leitor de tela. O calendário de eventos funciona bem, obrigada por isso; só os botões do mapa não têm nome.',
  ],
  [
    'We are three engineers at {company} and want to start a chapter in our city. Where do we begin?',
    'Somos tres ingenieras en {company} y queremos abrir un capítulo en nuestra ciudad. ¿Por dónde empezamos?',
    'Somos três engenheiras na {company} e queremos abrir um capítulo na nossa cidade. Por onde começamos?',
  ],
  [
    'Thank you. A year ago I wrote that I was looking for my first job; today I signed. I wanted you to know.',
    'Gracias. Hace un año les escribí que buscaba mi primer empleo; hoy firmé. Quería que lo supieran.',
    'Obrigada. Há um ano escrevi que procurava o meu primeiro emprego; hoje assinei o contrato. Queria que vocês soubessem.',
  ],
  [
    'At the last event in {city} somebody made remarks that should not have been made. I would like to talk about it with a person, not by form.',
    'En el último evento en {city} alguien hizo comentarios que no debieron hacerse. Quisiera hablarlo con una persona, no por formulario.',
    'No último evento em {city} alguém fez comentários que não deviam ter sido feitos. Gostaria de conversar com uma pessoa, não por formulário.',
  ],
  ['Hi', 'Hola', 'Oi'],
];

export const sponsorMessages: readonly Words[] = [
  [
    '{company} would like to sponsor two events next quarter. Could you send us what that costs and what you need from us?',
    '{company} quisiera patrocinar dos eventos el próximo trimestre. ¿Nos envían cuánto cuesta y qué necesitan de nosotras?',
    'A {company} gostaria de patrocinar dois eventos no próximo trimestre. Vocês podem enviar quanto custa e do que precisam?',
  ],
  [
    'We have rooms for eighty people in {city}, with a ramp and a kitchen, and they stand empty on Thursdays.',
    'Tenemos salas para ochenta personas en {city}, con rampa y cocina, y los jueves están vacías.',
    'Temos salas para oitenta pessoas em {city}, com rampa e cozinha, e às quintas elas ficam vazias.',
  ],
  [
    'We hire all year round and would rather support the community than buy adverts. What do you suggest?',
    'Contratamos todo el año y preferimos apoyar a la comunidad que comprar anuncios. ¿Qué nos proponen?',
    'Contratamos o ano todo e preferimos apoiar a comunidade a comprar anúncios. O que vocês sugerem?',
  ],
];

export const pressMessages: readonly Words[] = [
  [
    'I am writing about women who came to software from other trades. Could I talk to two or three of your members, in {city} or by phone?',
    'Escribo sobre mujeres que llegaron al software desde otros oficios. ¿Podría hablar con dos o tres de sus integrantes, en {city} o por teléfono?',
    'Escrevo sobre mulheres que chegaram ao software vindas de outras profissões. Eu poderia falar com duas ou três integrantes, em {city} ou por telefone?',
  ],
  [
    'Our podcast has an episode about salaries. We would like to have somebody who knows the figures of the region.',
    'Nuestro pódcast tiene un episodio sobre salarios. Nos gustaría contar con alguien que conozca las cifras de la región.',
    'O nosso podcast terá um episódio sobre salários. Gostaríamos de alguém que conheça os números da região.',
  ],
  [
    'We open our conference with a panel on who builds software, and would be honoured if one of you took part.',
    'Abrimos nuestro congreso con un panel sobre quién construye el software y sería un honor que una de ustedes participara.',
    'Abrimos o nosso congresso com um painel sobre quem constrói software e seria uma honra ter uma de vocês.',
  ],
];

export const investorMessages: readonly Words[] = [
  [
    'I invest small amounts early, mostly in the region, and would like to meet founders before they need me.',
    'Invierto montos pequeños y temprano, sobre todo en la región, y quisiera conocer a fundadoras antes de que me necesiten.',
    'Invisto valores pequenos e cedo, sobretudo na região, e gostaria de conhecer fundadoras antes que precisem de mim.',
  ],
  [
    'Our fund has no founder from {city} yet. Would you introduce us to some?',
    'Nuestro fondo aún no tiene ninguna fundadora de {city}. ¿Nos presentarían a algunas?',
    'O nosso fundo ainda não tem nenhuma fundadora de {city}. Vocês nos apresentariam algumas?',
  ],
];

export const companyDescriptions: readonly Words[] = [
  [
    'We write the software with which cooperatives sell their coffee. Forty people, four time zones, one kitchen table.',
    'Hacemos el software con el que las cooperativas venden su café. Cuarenta personas, cuatro husos horarios, una mesa de cocina.',
    'Fazemos o software com que as cooperativas vendem o seu café. Quarenta pessoas, quatro fusos horários, uma mesa de cozinha.',
  ],
  [
    'Buses that come when the app says so: we measure, plan and forecast for eleven cities.',
    'Autobuses que llegan cuando dice la aplicación: medimos, planeamos y pronosticamos para once ciudades.',
    'Ônibus que chegam quando o aplicativo diz: medimos, planejamos e prevemos para onze cidades.',
  ],
];

/** Spam. */
export const junkMessages: readonly string[] = [
  'Hello, I found your site on page 7. We can bring you to the first page of Google with 500 backlinks. Visit https://rank-fast.example and https://cheap-links.example',
  'Prestamos rapidos sin requisitos, hoy mismo en su cuenta. Escribanos por WhatsApp: wa.me/000000000',
  'Earn $900 a day with our crypto trading robot!!! Click here http://btc.example http://btc2.example http://btc3.example',
  'ZzqkTRvbnm pLkQwRtYx hGfDsXcVb',
  '<a href="https://casino.example">best online casino bonus</a>',
  'Quieres 10.000 seguidores reales? Comprar seguidores nunca fue tan facil, oferta especial solo hoy.',
];

export const mediaNames = [
  'La Gaceta del Sur',
  'Rádio Maré',
  'Código Abierto',
  'The Tuesday Paper',
  'Mujeres que Cuentan',
  'Folha da Serra',
  'Canal Once y Medio',
  'Pod-Cast Iron',
];
export const organizationNames = [
  'Universidad del Valle Alto',
  'Congresso Brasil Aberto',
  'Feria del Libro Técnico',
  'Women & Compilers',
  'Instituto Tecnológico de la Costa',
];
export const industries = [
  'Software',
  'Education',
  'Health',
  'Logistics',
  'Energy',
  'Public sector',
  'Finance',
  'Games',
];
export const pressTopics: readonly Words[] = [
  ['Careers that change course', 'Carreras que cambian de rumbo', 'Carreiras que mudam de rumo'],
  ['Salaries in the region', 'Salarios en la región', 'Salários na região'],
  ['Girls who program', 'Niñas que programan', 'Meninas que programam'],
];

/** Start of the subject of a reply; the reference follows. */
export const replySubject = { en: 'About', es: 'Sobre', pt: 'Sobre' };
export const replyBody = {
  en: 'Hello,\n\nthank you for writing. We have talked about it and would like to go on together. When does it suit you?\n\nWarm regards\nPilar',
  es: 'Hola:\n\nGracias por escribir. Lo hemos hablado y nos gustaría seguir juntas. ¿Cuándo te viene bien?\n\nUn abrazo\nPilar',
  pt: 'Olá,\n\nobrigada por escrever. Conversamos sobre isso e gostaríamos de seguir juntas. Quando é bom para você?\n\nUm abraço\nPilar',
};
