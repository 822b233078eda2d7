import type { Words } from '@enlace/api/seeding';

/** Categories of companies. */
export const companyCategories: readonly Words[] = [
  ['Health', 'Salud', 'Saúde'],
  ['Finance', 'Finanzas', 'Finanças'],
  ['Energy and climate', 'Energía y clima', 'Energia e clima'],
  ['Science', 'Ciencia', 'Ciência'],
  ['Commerce', 'Comercio', 'Comércio'],
  ['Education', 'Educación', 'Educação'],
  ['Culture and media', 'Cultura y medios', 'Cultura e mídia'],
  ['Public sector', 'Sector público', 'Setor público'],
  ['Security', 'Seguridad', 'Segurança'],
  ['Food and farming', 'Alimentos y campo', 'Alimentos e campo'],
  ['Transport', 'Transporte', 'Transporte'],
  ['Consulting', 'Consultoría', 'Consultoria'],
];

/** Categories by the last word of a company's name: the main one, and others that are possible. */
export const categoriesByKind: Readonly<Record<string, readonly [first: number, ...others: number[]]>> = {
  Labs: [4, 6, 9],
  Software: [5, 12, 10],
  Salud: [1, 4, 8],
  Pagos: [2, 5, 9],
  Energía: [3, 11, 8],
};

/** Paragraphs about how a company works. */
export const companyHabits: readonly Words[] = [
  [
    'Mornings are for work that needs quiet. Meetings begin after lunch, and most of them could be shorter than they are.',
    'Las mañanas son para el trabajo que necesita silencio. Las reuniones empiezan después de comer, y casi todas podrían ser más cortas.',
    'As manhãs são para o trabalho que pede silêncio. As reuniões começam depois do almoço, e quase todas poderiam ser mais curtas.',
  ],
  [
    'Whoever builds a thing also answers the phone for it, one week in six. It has made everything simpler, the things most of all.',
    'Quien construye algo también responde por ello, una semana de cada seis. Eso lo ha simplificado todo, empezando por lo que construimos.',
    'Quem constrói algo também responde por aquilo, uma semana em cada seis. Isso simplificou tudo, a começar pelo que construímos.',
  ],
  [
    'Salaries hang in the kitchen, by level, for everybody to read. It was an awkward Monday, six years ago, and has been quiet since.',
    'Los sueldos están en la cocina, por nivel, a la vista de quien quiera. Fue un lunes incómodo, hace seis años, y desde entonces hay calma.',
    'Os salários ficam na cozinha, por nível, para quem quiser ler. Foi uma segunda-feira constrangedora, há seis anos, e desde então há paz.',
  ],
  [
    'We write decisions down, with the reason, because the person who asks why next year may be you.',
    'Escribimos las decisiones, con su motivo, porque quien pregunte el porqué el año que viene puedes ser tú.',
    'Escrevemos as decisões, com o motivo, porque quem vai perguntar o porquê no ano que vem pode ser você.',
  ],
  [
    'Half of the team lives where there is no office. Whoever has one uses it for birthdays.',
    'La mitad del equipo vive donde no hay oficina. Quien tiene una la usa para los cumpleaños.',
    'Metade da equipe mora onde não há escritório. Quem tem um usa para os aniversários.',
  ],
];

/** Paragraphs about how a company hires. */
export const companyHiring: readonly Words[] = [
  [
    'Interviews are two conversations with people you would work with, and a walk through something you have made. Nobody writes on a whiteboard.',
    'Las entrevistas son dos conversaciones con quienes trabajarías y un paseo por algo que hayas hecho. Nadie escribe en una pizarra.',
    'As entrevistas são duas conversas com quem você trabalharia e um passeio por algo que você fez. Ninguém escreve em quadro branco.',
  ],
  [
    'Return from a long leave is a path here, not a favour: three months at the pace you choose, with somebody at your side.',
    'Volver de una licencia larga aquí es un camino, no un favor: tres meses al ritmo que elijas, con alguien a tu lado.',
    'Voltar de uma licença longa aqui é um caminho, não um favor: três meses no ritmo que você escolher, com alguém ao seu lado.',
  ],
  [
    'Four of our engineers began in another trade. One drove an ambulance, which turns out to be good training for incidents.',
    'Cuatro de nuestras ingenieras empezaron en otro oficio. Una conducía una ambulancia, que resulta ser buena escuela para los incidentes.',
    'Quatro das nossas engenheiras começaram em outro ofício. Uma dirigia ambulância, o que acaba sendo boa escola para incidentes.',
  ],
  [
    'We answer every application within ten days, also the ones we say no to, and tell why.',
    'Respondemos cada postulación en diez días, también las que rechazamos, y decimos por qué.',
    'Respondemos cada candidatura em dez dias, também as que recusamos, e dizemos por quê.',
  ],
];

/** Companies that software often handles wrongly: name, city, country, category, business. */
export const oddCompanies: readonly (readonly [
  name: string,
  city: string | null,
  country: string | null,
  category: number,
  what: Words | null,
])[] = [
  [
    'Instituto Interamericano de Investigaciones Aeroespaciales, Telecomunicaciones y Observación de la Tierra del Cono Sur',
    'Córdoba',
    'AR',
    4,
    [
      'points antennas at the sky and shares what they hear with farmers, firefighters and schools',
      'apunta antenas al cielo y comparte lo que oyen con agricultoras, bomberas y escuelas',
      'aponta antenas para o céu e divide o que elas ouvem com agricultoras, bombeiras e escolas',
    ],
  ],
  ["O'Higgins & Hijas", 'Valparaíso', 'CL', 11, null],
  ['ñ', 'Madrid', 'ES', 7, null],
  ['404 Estudio', 'Ciudad de Panamá', 'PA', 12, null],
  [
    '¡Órale! Logística',
    'Monterrey',
    'MX',
    11,
    [
      'gets parcels across three borders and tells you honestly where they are',
      'lleva paquetes por tres fronteras y te dice con franqueza dónde están',
      'leva pacotes por três fronteiras e diz com franqueza onde eles estão',
    ],
  ],
  [
    'Açaí do Pará Tecnologia',
    'Belém',
    'BR',
    10,
    [
      'measures rivers and harvests so that growers sell on the right day',
      'mide ríos y cosechas para que quienes cultivan vendan el día correcto',
      'mede rios e colheitas para que quem planta venda no dia certo',
    ],
  ],
  ['Mães que Codam', 'Recife', 'BR', 6, null],
  ['Cooperativa de Datos Abiertos', null, null, 8, null],
  ["L'Atelier de Données", 'Montréal', 'CA', 4, null],
  [
    'Supercalifragilística',
    'Asunción',
    'PY',
    7,
    [
      'subtitles films overnight and pays its translators in the morning',
      'subtitula películas de noche y paga a sus traductoras por la mañana',
      'legenda filmes de noite e paga as tradutoras pela manhã',
    ],
  ],
];

/** Descriptions of the perks in the order of their list. */
export const perkTexts: readonly Words[] = [
  [
    'Full pay for at least fourteen weeks, and the job is there afterwards.',
    'Sueldo completo durante catorce semanas o más, y el puesto sigue ahí después.',
    'Salário integral por quatorze semanas ou mais, e a vaga continua lá depois.',
  ],
  [
    'Work from where you live, or from where you would like to for a while.',
    'Trabaja desde donde vives, o desde donde quieras estar un tiempo.',
    'Trabalhe de onde mora, ou de onde quiser ficar por um tempo.',
  ],
  [
    'Take the days you need. Most companies that mean it set a minimum too.',
    'Toma los días que necesites. Las empresas que van en serio fijan también un mínimo.',
    'Tire os dias de que precisar. As empresas que falam sério fixam também um mínimo.',
  ],
  [
    'Money for courses, books and conferences that you choose yourself.',
    'Dinero para cursos, libros y conferencias que eliges tú.',
    'Dinheiro para cursos, livros e conferências que você escolhe.',
  ],
  [
    'Begin when the day lets you and end when the work is done.',
    'Empieza cuando el día te deje y termina cuando el trabajo esté hecho.',
    'Comece quando o dia permitir e termine quando o trabalho estiver feito.',
  ],
  [
    'Doctors without a queue, often for the family as well.',
    'Médicos sin fila, muchas veces también para la familia.',
    'Médicos sem fila, muitas vezes também para a família.',
  ],
  [
    'A place in a nursery, or a share of what it costs.',
    'Un lugar en la guardería, o una parte de lo que cuesta.',
    'Uma vaga na creche, ou uma parte do que ela custa.',
  ],
  [
    'A part of the company, with the terms explained before you sign.',
    'Una parte de la empresa, con las condiciones explicadas antes de firmar.',
    'Uma parte da empresa, com as condições explicadas antes de assinar.',
  ],
  [
    'Thirty-two hours, five days’ pay.',
    'Treinta y dos horas, el sueldo de cinco días.',
    'Trinta e duas horas, salário de cinco dias.',
  ],
  [
    'A chair, a screen and a lamp that are yours.',
    'Una silla, una pantalla y una lámpara tuyas.',
    'Uma cadeira, uma tela e uma luminária suas.',
  ],
  [
    'In working hours, with a teacher, as long as you like.',
    'En horario de trabajo, con profesora, el tiempo que quieras.',
    'No horário de trabalho, com professora, pelo tempo que quiser.',
  ],
  [
    'A day off for the head, no note and no question.',
    'Un día libre para la cabeza, sin justificante y sin preguntas.',
    'Um dia livre para a cabeça, sem atestado e sem perguntas.',
  ],
  [
    'They sort the papers for you, and for those who come with you.',
    'Se ocupan de los papeles por ti y por quienes te acompañan.',
    'Cuidam dos papéis por você e por quem vem junto.',
  ],
  [
    'Women who meet in working hours, with a budget and an ear at the top.',
    'Mujeres que se reúnen en horario de trabajo, con presupuesto y con quien las escuche arriba.',
    'Mulheres que se reúnem no horário de trabalho, com verba e com quem as escute lá em cima.',
  ],
];

type MemberPerk = readonly [
  kind: 'learning' | 'tools' | 'career' | 'wellbeing' | 'travel',
  partner: string,
  name: Words,
  benefit: Words,
  description: Words,
  /** Days from today until the end; null for no end. */
  days: number | null,
];

/** Perks of partners for members. */
export const memberPerks: readonly MemberPerk[] = [
  [
    'learning',
    'Aula Ceiba',
    ['Every data course', 'Todos los cursos de datos', 'Todos os cursos de dados'],
    ['60 % off', '60 % menos', '60 % de desconto'],
    [
      'From spreadsheets to machine learning, in Spanish, with exercises that somebody reads.',
      'De las hojas de cálculo al aprendizaje automático, en español, con ejercicios que alguien lee.',
      'Das planilhas ao aprendizado de máquina, em espanhol, com exercícios que alguém lê.',
    ],
    null,
  ],
  [
    'learning',
    'Escola Caracol',
    ['A term of evening classes', 'Un trimestre de clases nocturnas', 'Um trimestre de aulas à noite'],
    ['One in four free', 'Una de cada cuatro gratis', 'Uma em cada quatro grátis'],
    [
      'Programming for people who have a job already. Portuguese, online, cameras optional.',
      'Programación para quienes ya tienen trabajo. En portugués, en línea, con cámara si quieres.',
      'Programação para quem já tem emprego. Em português, on-line, câmera opcional.',
    ],
    120,
  ],
  [
    'learning',
    'Librería del Faro',
    ['Technical books, sent anywhere', 'Libros técnicos, a cualquier lugar', 'Livros técnicos, para qualquer lugar'],
    ['25 % off and free post', '25 % menos y envío gratis', '25 % de desconto e frete grátis'],
    [
      'A shop run by two former system administrators who have read what they sell.',
      'Una librería de dos antiguas administradoras de sistemas que han leído lo que venden.',
      'Uma livraria de duas ex-administradoras de sistemas que leram o que vendem.',
    ],
    null,
  ],
  [
    'learning',
    'Certifica Andina',
    ['Cloud certification exams', 'Exámenes de certificación en la nube', 'Exames de certificação em nuvem'],
    ['One retry free', 'Un segundo intento gratis', 'Uma segunda tentativa grátis'],
    [
      'Three study evenings with a coach come with the exam, and nobody has needed the retry yet this year.',
      'El examen incluye tres tardes de estudio con una tutora; este año nadie ha necesitado el segundo intento.',
      'O exame inclui três noites de estudo com uma tutora; neste ano ninguém precisou da segunda tentativa.',
    ],
    45,
  ],
  [
    'learning',
    'Voz Alta',
    ['English for meetings', 'Inglés para reuniones', 'Inglês para reuniões'],
    ['Six lessons for four', 'Seis clases por cuatro', 'Seis aulas por quatro'],
    [
      'How to interrupt politely, how not to be interrupted, and what to say while you think.',
      'Cómo interrumpir con educación, cómo no dejarse interrumpir y qué decir mientras piensas.',
      'Como interromper com educação, como não ser interrompida e o que dizer enquanto pensa.',
    ],
    null,
  ],
  [
    'tools',
    'Telar Cloud',
    ['Servers for a side project', 'Servidores para un proyecto propio', 'Servidores para um projeto próprio'],
    ['A year free', 'Un año gratis', 'Um ano grátis'],
    [
      'Two small machines and a database. They warn you before anything costs money.',
      'Dos máquinas pequeñas y una base de datos. Te avisan antes de que algo cueste dinero.',
      'Duas máquinas pequenas e um banco de dados. Avisam antes que algo custe dinheiro.',
    ],
    null,
  ],
  [
    'tools',
    'Tipografía Jacaranda',
    ['Typefaces for your portfolio', 'Tipografías para tu portafolio', 'Fontes para o seu portfólio'],
    ['Three families free', 'Tres familias gratis', 'Três famílias grátis'],
    [
      'Drawn in Guadalajara, with every accent that our names need.',
      'Dibujadas en Guadalajara, con todos los acentos que piden nuestros nombres.',
      'Desenhadas em Guadalajara, com todos os acentos de que os nossos nomes precisam.',
    ],
    null,
  ],
  [
    'tools',
    'Cuaderno',
    ['Notes that link to each other', 'Notas que se enlazan', 'Notas que se conectam'],
    ['Two years free', 'Dos años gratis', 'Dois anos grátis'],
    [
      'Works without a connection and exports to plain text, so you can leave whenever you like.',
      'Funciona sin conexión y exporta a texto plano, así que puedes irte cuando quieras.',
      'Funciona sem conexão e exporta para texto puro, então dá para sair quando quiser.',
    ],
    200,
  ],
  [
    'tools',
    'Reparo',
    ['Second-hand laptops, checked', 'Portátiles de segunda mano, revisados', 'Notebooks de segunda mão, revisados'],
    ['30 % off, two-year warranty', '30 % menos, dos años de garantía', '30 % de desconto, dois anos de garantia'],
    [
      'Repaired by students of a trade school in Rosario. New battery, honest scratches.',
      'Reparados por estudiantes de una escuela técnica de Rosario. Batería nueva, rayones sinceros.',
      'Consertados por estudantes de uma escola técnica de Rosário. Bateria nova, arranhões sinceros.',
    ],
    null,
  ],
  [
    'tools',
    'Facturita',
    ['Invoices for freelancers', 'Facturas para independientes', 'Notas fiscais para autônomas'],
    ['Free up to 20 a month', 'Gratis hasta 20 al mes', 'Grátis até 20 por mês'],
    [
      'In eleven countries’ formats, with a reminder that is polite twice and clear the third time.',
      'En los formatos de once países, con un recordatorio amable dos veces y claro la tercera.',
      'Nos formatos de onze países, com um lembrete gentil duas vezes e claro na terceira.',
    ],
    -20,
  ],
  [
    'career',
    'Segunda Lectura',
    ['Your CV, read by a recruiter', 'Tu CV, leído por una reclutadora', 'O seu currículo, lido por uma recrutadora'],
    ['One reading free', 'Una lectura gratis', 'Uma leitura grátis'],
    [
      'A page of notes within a week. Most of them begin with “this part is better than you think”.',
      'Una página de notas en una semana. Casi todas empiezan con «esto es mejor de lo que crees».',
      'Uma página de notas em uma semana. Quase todas começam com “isto é melhor do que você pensa”.',
    ],
    null,
  ],
  [
    'career',
    'Mesa de Pago',
    ['Rehearse a salary talk', 'Ensaya una conversación de sueldo', 'Ensaie uma conversa de salário'],
    ['45 minutes free', '45 minutos gratis', '45 minutos grátis'],
    [
      'With figures from your city and level. You say the number aloud until it sounds ordinary.',
      'Con cifras de tu ciudad y nivel. Dices el número en voz alta hasta que suene normal.',
      'Com números da sua cidade e nível. Você diz o valor em voz alta até soar comum.',
    ],
    null,
  ],
  [
    'career',
    'Retrato Propio',
    ['A portrait for your profile', 'Un retrato para tu perfil', 'Um retrato para o seu perfil'],
    ['Half price', 'A mitad de precio', 'Pela metade do preço'],
    [
      'Photographers in nine cities. One hour, natural light, no crossed arms.',
      'Fotógrafas en nueve ciudades. Una hora, luz natural, sin brazos cruzados.',
      'Fotógrafas em nove cidades. Uma hora, luz natural, sem braços cruzados.',
    ],
    75,
  ],
  [
    'career',
    'Abogadas en Red',
    ['A contract read before you sign', 'Un contrato leído antes de firmar', 'Um contrato lido antes de assinar'],
    ['First hour free', 'Primera hora gratis', 'Primeira hora grátis'],
    [
      'Employment lawyers in Mexico, Colombia, Chile and Spain who explain clauses in one sentence each.',
      'Abogadas laboralistas en México, Colombia, Chile y España que explican cada cláusula en una frase.',
      'Advogadas trabalhistas no México, Colômbia, Chile e Espanha que explicam cada cláusula em uma frase.',
    ],
    null,
  ],
  [
    'wellbeing',
    'Respira',
    ['Therapy, online', 'Terapia, en línea', 'Terapia, on-line'],
    ['Two sessions free', 'Dos sesiones gratis', 'Duas sessões grátis'],
    [
      'In Spanish and Portuguese, with people who know what on-call does to sleep.',
      'En español y portugués, con quienes saben lo que una guardia le hace al sueño.',
      'Em espanhol e português, com quem sabe o que um plantão faz com o sono.',
    ],
    null,
  ],
  [
    'wellbeing',
    'Casa Semilla',
    ['Childcare on event days', 'Cuidado infantil en días de evento', 'Cuidado infantil em dias de evento'],
    ['Free at our events', 'Gratis en nuestros eventos', 'Grátis nos nossos eventos'],
    [
      'At events of eight chapters, in the room next door, with paint that washes out.',
      'En eventos de ocho capítulos, en la sala de al lado, con pintura que se lava.',
      'Em eventos de oito capítulos, na sala ao lado, com tinta que sai na lavagem.',
    ],
    null,
  ],
  [
    'wellbeing',
    'Espalda Recta',
    ['Ten minutes for the back', 'Diez minutos para la espalda', 'Dez minutos para as costas'],
    ['Three months free', 'Tres meses gratis', 'Três meses grátis'],
    [
      'An exercise a day, filmed beside a desk by a physiotherapist who used to code.',
      'Un ejercicio al día, grabado junto a un escritorio por una fisioterapeuta que antes programaba.',
      'Um exercício por dia, filmado ao lado de uma mesa por uma fisioterapeuta que programava.',
    ],
    30,
  ],
  [
    'wellbeing',
    'Mercado Cercano',
    ['A box of vegetables', 'Una caja de verduras', 'Uma caixa de verduras'],
    ['Every fourth box free', 'Una de cada cuatro cajas gratis', 'Uma em cada quatro caixas grátis'],
    [
      'Bogotá, Lima and São Paulo. Comes with the recipe that the grower’s mother uses.',
      'Bogotá, Lima y São Paulo. Viene con la receta de la madre de quien cultiva.',
      'Bogotá, Lima e São Paulo. Vem com a receita da mãe de quem planta.',
    ],
    null,
  ],
  [
    'travel',
    'Alas Cortas',
    ['Buses and trains to conferences', 'Buses y trenes a conferencias', 'Ônibus e trens para conferências'],
    ['20 % off', '20 % menos', '20 % de desconto'],
    [
      'For speakers and for those who listen. Tickets can be changed until the day before.',
      'Para quienes hablan y para quienes escuchan. Los boletos se cambian hasta el día anterior.',
      'Para quem fala e para quem ouve. As passagens podem ser trocadas até a véspera.',
    ],
    null,
  ],
  [
    'travel',
    'Posada de Colegas',
    ['A bed at a member’s', 'Una cama en casa de una colega', 'Uma cama na casa de uma colega'],
    ['First night free', 'Primera noche gratis', 'Primeira noite grátis'],
    [
      'Guest rooms of members in 31 cities. Breakfast is a conversation.',
      'Cuartos de visitas de integrantes en 31 ciudades. El desayuno es una conversación.',
      'Quartos de hóspedes de integrantes em 31 cidades. O café da manhã é uma conversa.',
    ],
    null,
  ],
  [
    'travel',
    'Taller Abierto',
    ['A desk in a shared studio', 'Un escritorio en un taller compartido', 'Uma mesa em um ateliê compartilhado'],
    ['Five days a year free', 'Cinco días al año gratis', 'Cinco dias por ano grátis'],
    [
      'In twelve cities. Bring headphones; the carpenters upstairs begin at nine.',
      'En doce ciudades. Trae audífonos: los carpinteros de arriba empiezan a las nueve.',
      'Em doze cidades. Traga fones: os marceneiros de cima começam às nove.',
    ],
    300,
  ],
  [
    'travel',
    'Congreso Sur',
    ['A seat at the yearly congress', 'Una butaca en el congreso anual', 'Um lugar no congresso anual'],
    ['40 seats at half price', '40 butacas a mitad de precio', '40 lugares pela metade do preço'],
    [
      'Three days in Montevideo. Whoever speaks for the first time comes for nothing.',
      'Tres días en Montevideo. Quien habla por primera vez entra gratis.',
      'Três dias em Montevidéu. Quem fala pela primeira vez entra de graça.',
    ],
    -60,
  ],
];

export type InvestorKind = 'fund' | 'angel' | 'foundation' | 'corporate' | 'public';

/** Name, kind, city, country, stages (0 idea … 3 growth). */
export const investorNames: readonly (readonly [string, InvestorKind, string | null, string | null, string])[] = [
  ['Primera Semilla', 'fund', 'Ciudad de México', 'MX', '12'],
  ['Fondo Ceibo', 'fund', 'Buenos Aires', 'AR', '12'],
  ['Capital Yaguareté', 'fund', 'Asunción', 'PY', '23'],
  ['Alba Ventures', 'fund', 'Miami', 'US', '123'],
  ['Costanera Capital', 'fund', 'Santiago', 'CL', '23'],
  ['Fundação Maré Alta', 'foundation', 'Salvador', 'BR', '01'],
  ['Raíz Fundación', 'foundation', 'Oaxaca de Juárez', 'MX', '0'],
  ['Fundación Puente Largo', 'foundation', 'Bogotá', 'CO', '01'],
  ['Banco Cooperativo del Altiplano', 'corporate', 'La Paz', 'BO', '3'],
  ['Seguros Horizonte', 'corporate', 'Ciudad de Panamá', 'PA', '23'],
  [
    'Telefónica de los Andes y del Pacífico Sur, División de Innovación Abierta y Emprendimiento Femenino',
    'corporate',
    'Lima',
    'PE',
    '123',
  ],
  ['Programa Nacional Emprende+', 'public', 'San José', 'CR', '01'],
  ['Fundo Público de Inovação do Nordeste', 'public', 'Recife', 'BR', '12'],
  ['Corporación Impulso', 'public', 'Quito', 'EC', '0123'],
  ['Ángeles del Río de la Plata', 'angel', 'Montevideo', 'UY', '01'],
  ['Madrinas', 'angel', 'Medellín', 'CO', '01'],
  ['Teresa Iturralde', 'angel', 'Quito', 'EC', '1'],
  ['Ana Lúcia Fonseca', 'angel', 'Lisboa', 'PT', '12'],
  ['Marguerite Okonjo-Salas', 'angel', 'New York', 'US', '12'],
  ['Fondo Ñandutí', 'fund', 'Encarnación', 'PY', '1'],
  ['Quipu Partners', 'fund', 'Lima', 'PE', '23'],
  ['Tequio Capital', 'fund', 'Guadalajara', 'MX', '12'],
  ['Lagoa Investimentos', 'fund', 'Florianópolis', 'BR', '23'],
  ['Sisu & Sol', 'fund', 'Barcelona', 'ES', '123'],
  ['Red de Inversoras del Caribe', 'angel', 'Santo Domingo', 'DO', '012'],
  ['Fondo Doña Elvira', 'foundation', null, null, '0'],
  ['Meridiana', 'fund', 'Madrid', 'ES', '3'],
  ['Cacau Capital', 'fund', 'Belo Horizonte', 'BR', '12'],
  ['Garúa', 'angel', 'Lima', 'PE', '0'],
  ["D'Angelo Family Office", 'angel', 'San Francisco', 'US', '23'],
];

/** Summaries by kind of investor. */
export const investorSummaries: Readonly<Record<InvestorKind, readonly Words[]>> = {
  fund: [
    [
      'Writes the first cheque to companies that two or three women began in a kitchen.',
      'Firma el primer cheque de empresas que dos o tres mujeres empezaron en una cocina.',
      'Assina o primeiro cheque de empresas que duas ou três mulheres começaram em uma cozinha.',
    ],
    [
      'Puts money where the founder has done the job herself for ten years.',
      'Pone dinero donde la fundadora ha hecho ese trabajo diez años.',
      'Põe dinheiro onde a fundadora fez aquele trabalho por dez anos.',
    ],
    [
      'Backs software that earns from its second year and says no within two weeks.',
      'Respalda software que gana dinero desde su segundo año y dice que no en dos semanas.',
      'Apoia software que dá lucro desde o segundo ano e diz não em duas semanas.',
    ],
    [
      'Invests in tools for small shops, farms and clinics, from the first paying user on.',
      'Invierte en herramientas para tiendas, fincas y clínicas pequeñas, desde la primera usuaria que paga.',
      'Investe em ferramentas para lojas, sítios e clínicas pequenas, desde a primeira usuária que paga.',
    ],
    [
      'Eight companies a year, each with a partner who calls every month.',
      'Ocho empresas al año, cada una con una socia que llama cada mes.',
      'Oito empresas por ano, cada uma com uma sócia que liga todo mês.',
    ],
    [
      'Money for hardware, laboratories and other things that take longer than an app.',
      'Dinero para hardware, laboratorios y otras cosas que tardan más que una aplicación.',
      'Dinheiro para hardware, laboratórios e outras coisas que demoram mais que um aplicativo.',
    ],
  ],
  angel: [
    [
      'Founders who sold a company and answer the phone on Sundays.',
      'Fundadoras que vendieron una empresa y contestan el teléfono los domingos.',
      'Fundadoras que venderam uma empresa e atendem o telefone aos domingos.',
    ],
    [
      'Small sums early, introductions later, opinions only when asked.',
      'Sumas pequeñas al principio, contactos después, opiniones solo si se piden.',
      'Quantias pequenas no começo, contatos depois, opiniões só quando pedidas.',
    ],
    [
      'Reads the contract with you, also when it is one with somebody else.',
      'Lee el contrato contigo, también cuando es con otra persona.',
      'Lê o contrato com você, também quando é com outra pessoa.',
    ],
    [
      'Engineers of the first hour who invest what their own shares brought in.',
      'Ingenieras de la primera hora que invierten lo que les dieron sus acciones.',
      'Engenheiras da primeira hora que investem o que as próprias ações renderam.',
    ],
  ],
  foundation: [
    [
      'Gives grants to ideas that are too early to sell a share of.',
      'Da becas a ideas demasiado nuevas para vender una parte.',
      'Dá bolsas a ideias novas demais para vender uma parte.',
    ],
    [
      'Pays a year’s salary so that an idea gets an honest try.',
      'Paga el sueldo de un año para que una idea tenga una prueba honesta.',
      'Paga o salário de um ano para que uma ideia tenha uma chance honesta.',
    ],
  ],
  corporate: [
    [
      'Becomes the first large customer, and a shareholder if it goes well.',
      'Es la primera gran clienta, y accionista si sale bien.',
      'Torna-se a primeira grande cliente, e acionista se der certo.',
    ],
  ],
  public: [
    [
      'Public money with one form, one deadline and a person who explains both.',
      'Dinero público con un formulario, una fecha y una persona que explica ambos.',
      'Dinheiro público com um formulário, um prazo e uma pessoa que explica os dois.',
    ],
  ],
};

/** Wishes of investors, in turn: no two neighbours of the list have the same one. */
export const investorWishes: readonly Words[] = [
  [
    'Send six slides and a telephone number. We read on Tuesdays, and you hear from a person, not from a form.',
    'Manda seis láminas y un teléfono. Leemos los martes y te responde una persona, no un formulario.',
    'Mande seis slides e um telefone. Lemos às terças e quem responde é uma pessoa, não um formulário.',
  ],
  [
    'We like customers who complain loudly: it means that they cannot do without it.',
    'Nos gustan las clientas que se quejan en voz alta: significa que no pueden vivir sin ello.',
    'Gostamos de clientes que reclamam alto: quer dizer que não vivem sem aquilo.',
  ],
  [
    'We do not ask for a growth curve before the third customer. We ask what the second one said.',
    'No pedimos una curva de crecimiento antes de la tercera clienta. Preguntamos qué dijo la segunda.',
    'Não pedimos uma curva de crescimento antes do terceiro cliente. Perguntamos o que disse o segundo.',
  ],
  [
    'Tell us what you tried that failed. The list of what works comes later.',
    'Cuéntanos qué intentaste y falló. La lista de lo que funciona viene después.',
    'Conte o que você tentou e não deu certo. A lista do que funciona vem depois.',
  ],
  [
    'Two founders, at least one of whom writes the software. A third who sells is welcome.',
    'Dos fundadoras, y que al menos una escriba el software. Una tercera que venda es bienvenida.',
    'Duas fundadoras, e que pelo menos uma escreva o software. Uma terceira que venda é bem-vinda.',
  ],
  [
    'Bring a bill that somebody paid. The amount does not matter, the date does.',
    'Trae una factura que alguien haya pagado. El monto no importa, la fecha sí.',
    'Traga uma fatura que alguém pagou. O valor não importa, a data sim.',
  ],
  [
    'Health, schools and water first. Advertising never.',
    'Primero salud, escuelas y agua. Publicidad, nunca.',
    'Primeiro saúde, escolas e água. Publicidade, nunca.',
  ],
  [
    'We visit before we sign: one day at your desk, one with a customer.',
    'Visitamos antes de firmar: un día en tu escritorio y otro con una clienta.',
    'Visitamos antes de assinar: um dia na sua mesa e outro com uma cliente.',
  ],
  [
    'If you need an answer by Friday, write on Monday and say why.',
    'Si necesitas respuesta para el viernes, escribe el lunes y di por qué.',
    'Se precisa de resposta até sexta, escreva na segunda e diga por quê.',
  ],
  [
    'We want to see the books, also when they are a notebook.',
    'Queremos ver las cuentas, aunque sean un cuaderno.',
    'Queremos ver as contas, mesmo que sejam um caderno.',
  ],
  [
    'Teams far from the capital are read first.',
    'Los equipos lejos de la capital se leen primero.',
    'As equipes longe da capital são lidas primeiro.',
  ],
];

export type PressKind = 'article' | 'interview' | 'podcast' | 'video' | 'radio';

/** Outlet, its language, its kind. */
export const outlets: readonly (readonly [string, 'en' | 'es' | 'pt', PressKind])[] = [
  ['La Sobremesa', 'es', 'podcast'],
  ['Diario del Altiplano', 'es', 'article'],
  ['El Cuaderno Técnico', 'es', 'interview'],
  ['Radio Ñandú', 'es', 'radio'],
  ['Revista Faro', 'es', 'interview'],
  ['TV Barranco', 'es', 'video'],
  ['Corriente Continua', 'es', 'article'],
  ['Punto y Coma', 'es', 'podcast'],
  ['Jornal da Orla', 'pt', 'article'],
  ['Rádio Vila Nova', 'pt', 'radio'],
  ['Revista Avesso', 'pt', 'interview'],
  ['Mulheres em Pauta', 'pt', 'podcast'],
  ['Folha do Bairro', 'pt', 'article'],
  ['The Evening Ledger', 'en', 'article'],
  ['Signal & Salt', 'en', 'interview'],
  ['Commonplace', 'en', 'podcast'],
  ['Harbour Street Review', 'en', 'article'],
];

/** Headlines by language; `{city}` is a placeholder. */
export const headlines: Readonly<Record<'en' | 'es' | 'pt', readonly string[]>> = {
  es: [
    'Las ingenieras de {city} que se cansaron de ser la única en la sala',
    '«Nadie me preguntó si traía el café»: una noche de código en {city}',
    'De {city} al centro de datos: cuatro historias de segunda carrera',
    'Una mesa, doce portátiles y una regla: en {city} se aprende acompañada',
    'Cómo {city} llenó una sala de programadoras un martes de lluvia',
    'El sueldo se dice en voz alta: lo que aprendimos en {city}',
    'Abuelas, hijas y robots: la feria que {city} no esperaba',
    'Quién repara el internet de {city}',
  ],
  pt: [
    'Em {city}, elas ensinam umas às outras a pedir aumento',
    'A noite em que {city} descobriu quantas programadoras tem',
    '“Eu não era a única”: um sábado de código em {city}',
    'De professora a engenheira de dados: histórias de {city}',
    'O laboratório que cabe numa cozinha de {city}',
    'Quem escreve o software de {city}',
  ],
  en: [
    'In {city}, a room where nobody is the only one',
    'The women who taught {city} to read its own data',
    'Second careers, first commits: an evening in {city}',
    'What {city} can learn from a kitchen table',
    'They came for the coffee: how a tech community grew in {city}',
    'The quiet network behind {city}’s newest engineers',
  ],
};

/** Quotes by language. */
export const quotes: Readonly<Record<'en' | 'es' | 'pt', readonly string[]>> = {
  es: [
    'No vinimos a pedir un lugar en la mesa. Trajimos la mesa.',
    'La primera vez que alguien revisó mi código sin corregirme el acento, lloré en el baño. De alivio.',
    'Aquí la pregunta tonta la hace siempre alguien, y casi nunca es tonta.',
    'Llegué por un taller de dos horas. Llevo seis años.',
    'Lo contrario de la soledad, en este oficio, es un grupo de mensajes con doce mujeres despiertas a las tres de la mañana.',
  ],
  pt: [
    'A gente não abre a porta e vai embora. A gente segura a porta.',
    'Eu achava que não sabia o suficiente. Descobri que ninguém sabe, e que dá para perguntar.',
    'O melhor conselho que recebi aqui foi um número: quanto pedir.',
    'Minha filha acha normal que a mãe conserte servidores. É por isso que eu venho.',
  ],
  en: [
    'You stop counting the women in the room, and then you can finally hear what is being said.',
    'They did not give me confidence. They gave me a list of people to ring.',
    'I have been to conferences with a thousand people and met nobody. Here I met eleven and kept nine.',
    'It is not a network. A network is cables. This is a neighbourhood.',
  ],
};

/** Summaries by kind of press item. */
export const pressSummaries: Readonly<Record<PressKind, readonly Words[]>> = {
  article: [
    [
      'A reporter spends an evening with the chapter of {city} and stays until the chairs are stacked.',
      'Una periodista pasa una tarde con el capítulo de {city} y se queda hasta que se apilan las sillas.',
      'Uma repórter passa uma noite com o capítulo de {city} e fica até empilharem as cadeiras.',
    ],
    [
      'Figures, faces and a map: where the engineers of {city} come from.',
      'Cifras, caras y un mapa: de dónde vienen las ingenieras de {city}.',
      'Números, rostos e um mapa: de onde vêm as engenheiras de {city}.',
    ],
  ],
  interview: [
    [
      'Two leaders of the chapter of {city} about money, motherhood and who gets promoted.',
      'Dos líderes del capítulo de {city} sobre dinero, maternidad y quién asciende.',
      'Duas líderes do capítulo de {city} sobre dinheiro, maternidade e quem é promovida.',
    ],
  ],
  podcast: [
    [
      'Forty minutes about how a chapter begins, recorded in {city} with a dog in the background.',
      'Cuarenta minutos sobre cómo empieza un capítulo, grabados en {city} con un perro de fondo.',
      'Quarenta minutos sobre como começa um capítulo, gravados em {city} com um cachorro ao fundo.',
    ],
  ],
  video: [
    [
      'Six minutes inside a workshop in {city}: soldering irons, laughter, a small fire that was expected.',
      'Seis minutos dentro de un taller en {city}: cautines, risas y un pequeño incendio previsto.',
      'Seis minutos dentro de uma oficina em {city}: ferros de solda, risadas e um pequeno incêndio previsto.',
    ],
  ],
  radio: [
    [
      'The morning programme of {city} asks who writes the apps that everybody uses.',
      'El programa de la mañana de {city} pregunta quién escribe las apps que usa todo el mundo.',
      'O programa da manhã de {city} pergunta quem escreve os apps que todo mundo usa.',
    ],
  ],
};
