import type { Words } from '@enlace/api/seeding';

export const headlines: readonly Words[] = [
  ['{title} at {company}', '{title} en {company}', '{title} na {company}'],
  ['{title}, learning in public', '{title}, aprendiendo en público', '{title}, aprendendo em público'],
  ['{title} · {area}', '{title} · {area}', '{title} · {area}'],
  ['Former teacher, now {title}', 'Antes maestra, hoy {title}', 'Antes professora, hoje {title}'],
  ['{title} and mother of two', '{title} y mamá de dos', '{title} e mãe de dois'],
  ['{title} looking for her next team', '{title} en busca de su próximo equipo', '{title} em busca do próximo time'],
];

export const bios: readonly Words[] = [
  [
    'I came to technology by repairing the computers of my mother’s shop. I still like things that can be repaired.',
    'Llegué a la tecnología arreglando las computadoras de la tienda de mi mamá. Todavía me gustan las cosas que se pueden arreglar.',
    'Cheguei à tecnologia consertando os computadores da loja da minha mãe. Ainda gosto de coisas que têm conserto.',
  ],
  [
    'Biologist by training, engineer by accident. I mentor two people a year and learn more from them than they from me.',
    'Bióloga de formación, ingeniera por accidente. Acompaño a dos personas al año y aprendo más yo que ellas.',
    'Bióloga de formação, engenheira por acaso. Oriento duas pessoas por ano e aprendo mais com elas do que elas comigo.',
  ],
  [
    'I moved countries with a suitcase and a bootcamp certificate. Ask me about either.',
    'Cambié de país con una maleta y un certificado de bootcamp. Pregúntame por cualquiera de los dos.',
    'Mudei de país com uma mala e um certificado de bootcamp. Pergunte sobre qualquer um dos dois.',
  ],
  [
    'Accessibility, plain language and very strong coffee.',
    'Accesibilidad, lenguaje claro y café muy cargado.',
    'Acessibilidade, linguagem simples e café bem forte.',
  ],
  [
    'First in my family to go to university, and not the last: my sister starts this year.',
    'Primera de mi familia en ir a la universidad, y no la última: mi hermana empieza este año.',
    'Primeira da família a ir para a universidade, e não a última: minha irmã começa este ano.',
  ],
  [
    'I write tests before breakfast and play cumbia after dinner.',
    'Escribo pruebas antes del desayuno y toco cumbia después de la cena.',
    'Escrevo testes antes do café e toco forró depois do jantar.',
  ],
  [
    'Ten years in banks, two in a cooperative. The second is better.',
    'Diez años en bancos, dos en una cooperativa. Lo segundo es mejor.',
    'Dez anos em bancos, dois em uma cooperativa. A segunda é melhor.',
  ],
  [
    'Studying at night, working by day, sleeping at weekends.',
    'Estudio de noche, trabajo de día y duermo los fines de semana.',
    'Estudo à noite, trabalho de dia e durmo nos fins de semana.',
  ],
];

export const companyRoots =
  'Quetzal, Ceiba, Jacaranda, Colibrí, Pampa, Andina, Caracol, Maíz, Cempasúchil, Río Norte, Luna, Nopal, Obsidiana, Cóndor, Ipê, Guaraná, Amaranto, Tucán, Altiplano, Sol Sur, Marea, Faro, Barro, Telar, Alpaca, Cacao, Chaski, Brisa, Vereda, Palma'.split(
    ', ',
  );
export const companyKinds: readonly (readonly [suffix: string, what: Words])[] = [
  [
    'Labs',
    [
      'builds tools for scientists who would rather do science than paperwork',
      'crea herramientas para científicas que prefieren la ciencia al papeleo',
      'cria ferramentas para cientistas que preferem ciência a papelada',
    ],
  ],
  [
    'Software',
    [
      'writes the software behind small shops and their suppliers',
      'escribe el software detrás de tiendas pequeñas y sus proveedores',
      'escreve o software por trás de pequenas lojas e seus fornecedores',
    ],
  ],
  [
    'Salud',
    [
      'brings appointments and test results to people far from a clinic',
      'lleva citas y resultados a personas que viven lejos de una clínica',
      'leva consultas e exames a pessoas que vivem longe de uma clínica',
    ],
  ],
  [
    'Pagos',
    [
      'moves money for people who send it home',
      'mueve dinero para quienes lo envían a casa',
      'move dinheiro para quem o envia para casa',
    ],
  ],
  [
    'Energía',
    [
      'balances solar roofs and village grids',
      'equilibra techos solares y redes de pueblos',
      'equilibra telhados solares e redes de vilas',
    ],
  ],
];

/** How a company began: one text for each of `companyRoots`, so that no two companies have the same summary. */
export const companyOrigins: readonly Words[] = [
  ['at a kitchen table', 'en la mesa de una cocina', 'na mesa de uma cozinha'],
  ['in a library', 'en una biblioteca', 'em uma biblioteca'],
  ['as a thesis', 'como una tesis', 'como uma tese'],
  ['at a hackathon', 'en un hackatón', 'em um hackathon'],
  ['on a night bus', 'en un autobús nocturno', 'em um ônibus noturno'],
  ['with a borrowed laptop', 'con una computadora prestada', 'com um computador emprestado'],
  ['at the back of a bakery', 'en la trastienda de una panadería', 'nos fundos de uma padaria'],
  ['as a spreadsheet', 'como una hoja de cálculo', 'como uma planilha'],
  ['between two jobs', 'entre dos empleos', 'entre dois empregos'],
  ['at a market stall', 'en un puesto de mercado', 'em uma barraca de feira'],
  ['with three sisters', 'con tres hermanas', 'com três irmãs'],
  ['in a school laboratory', 'en el laboratorio de una escuela', 'no laboratório de uma escola'],
  ['above a cinema', 'encima de un cine', 'em cima de um cinema'],
  ['with a grant for a hundred days', 'con una beca de cien días', 'com uma bolsa de cem dias'],
  ['after a flood', 'después de una inundación', 'depois de uma enchente'],
  ['in a chat group', 'en un grupo de chat', 'em um grupo de mensagens'],
  ['as a radio programme', 'como un programa de radio', 'como um programa de rádio'],
  ['in a garage without a car', 'en una cochera sin auto', 'em uma garagem sem carro'],
  ['with the savings of two friends', 'con los ahorros de dos amigas', 'com as economias de duas amigas'],
  ['on a farm', 'en una granja', 'em um sítio'],
  ['in a hospital', 'en un hospital', 'em um hospital'],
  ['as an answer to a letter', 'como respuesta a una carta', 'como resposta a uma carta'],
  ['in a cooperative', 'en una cooperativa', 'em uma cooperativa'],
  ['during a power cut', 'durante un apagón', 'durante um apagão'],
  ['with a single customer', 'con una sola clienta', 'com uma única cliente'],
  ['in a chapter of this community', 'en un capítulo de esta comunidad', 'em um capítulo desta comunidade'],
  ['in a language class', 'en una clase de idiomas', 'em uma aula de idiomas'],
  ['in a harbour', 'en un puerto', 'em um porto'],
  ['as a Sunday project', 'como un proyecto de domingo', 'como um projeto de domingo'],
  ['in a workshop of weavers', 'en un taller de tejedoras', 'em uma oficina de tecelãs'],
];

export const jobIntros: readonly Words[] = [
  [
    'You would join a team of eight, three of whom you will find in this community.',
    'Te sumarías a un equipo de ocho, tres de ellas integrantes de esta comunidad.',
    'Você entraria em um time de oito, três delas integrantes desta comunidade.',
  ],
  [
    'We have looked for this person for a while, because we would rather wait than settle.',
    'Llevamos un tiempo buscando a esta persona, porque preferimos esperar a conformarnos.',
    'Procuramos esta pessoa há um tempo, porque preferimos esperar a nos contentar.',
  ],
  [
    'It is a new role. You would shape it, and have a year to do so.',
    'Es un puesto nuevo. Tú le darías forma y tendrías un año para hacerlo.',
    'É uma vaga nova. Você daria forma a ela e teria um ano para isso.',
  ],
];
export const jobTerms: readonly Words[] = [
  [
    'The pay is in the advertisement because it belongs there. Two conversations, one small task that we pay for, and an answer within a week.',
    'El sueldo está en el anuncio porque ahí debe estar. Dos conversaciones, una tarea pequeña que pagamos y una respuesta en una semana.',
    'O salário está no anúncio porque é ali que deve estar. Duas conversas, uma tarefa pequena que pagamos e uma resposta em uma semana.',
  ],
  [
    'If you meet two thirds of this and wonder about the rest, write to us. The rest can be learned here.',
    'Si cumples dos tercios de esto y dudas del resto, escríbenos. El resto se aprende aquí.',
    'Se você atende a dois terços disto e tem dúvida sobre o resto, escreva. O resto se aprende aqui.',
  ],
];

export const courses: readonly (readonly [
  name: Words,
  area: number,
  level: 'beginner' | 'intermediate' | 'advanced',
])[] = [
  [['Programming from zero', 'Programar desde cero', 'Programar do zero'], 1, 'beginner'],
  [['The web, page by page', 'La web, página por página', 'A web, página por página'], 2, 'beginner'],
  [['JavaScript that you understand', 'JavaScript que se entiende', 'JavaScript que se entende'], 2, 'intermediate'],
  [
    ['Forms everyone can use', 'Formularios para todas las personas', 'Formulários para todas as pessoas'],
    2,
    'intermediate',
  ],
  [['Your first Android app', 'Tu primera app para Android', 'O seu primeiro app Android'], 3, 'beginner'],
  [['Spreadsheets to Python', 'De hojas de cálculo a Python', 'Das planilhas ao Python'], 4, 'beginner'],
  [['Statistics with coffee', 'Estadística con café', 'Estatística com café'], 4, 'intermediate'],
  [['SQL for curious people', 'SQL para personas curiosas', 'SQL para pessoas curiosas'], 5, 'beginner'],
  [
    ['Pipelines that do not wake you', 'Flujos de datos que no te despiertan', 'Pipelines que não acordam você'],
    5,
    'advanced',
  ],
  [
    ['Machine learning, honestly', 'Aprendizaje automático, con honestidad', 'Machine learning, com honestidade'],
    6,
    'intermediate',
  ],
  [['Fair models', 'Modelos justos', 'Modelos justos'], 6, 'advanced'],
  [['Product decisions', 'Decisiones de producto', 'Decisões de produto'], 7, 'intermediate'],
  [['Roadmaps without fiction', 'Planes sin ficción', 'Roadmaps sem ficção'], 7, 'advanced'],
  [['Drawing interfaces', 'Dibujar interfaces', 'Desenhar interfaces'], 8, 'beginner'],
  [['Colour, type and space', 'Color, tipografía y espacio', 'Cor, tipografia e espaço'], 8, 'intermediate'],
  [['Ten good interviews', 'Diez buenas entrevistas', 'Dez boas entrevistas'], 9, 'beginner'],
  [['Safe by habit', 'Seguridad como hábito', 'Segurança como hábito'], 10, 'beginner'],
  [['Threats on a napkin', 'Amenazas en una servilleta', 'Ameaças em um guardanapo'], 10, 'intermediate'],
  [['Linux, at last', 'Linux, por fin', 'Linux, enfim'], 11, 'beginner'],
  [['Containers explained', 'Contenedores explicados', 'Contêineres explicados'], 11, 'intermediate'],
  [['Releasing on Fridays', 'Publicar los viernes', 'Publicar às sextas'], 11, 'advanced'],
  [['Finding bugs for a living', 'Vivir de encontrar errores', 'Viver de encontrar bugs'], 12, 'beginner'],
  [['Tests that last', 'Pruebas que duran', 'Testes que duram'], 12, 'intermediate'],
  [['Leading small projects', 'Dirigir proyectos pequeños', 'Liderar projetos pequenos'], 13, 'beginner'],
  [['Meetings worth having', 'Reuniones que valen la pena', 'Reuniões que valem a pena'], 13, 'intermediate'],
  [['WriteContext for the web', 'Escribir para la web', 'Escrever para a web'], 14, 'beginner'],
  [['Numbers behind a campaign', 'Los números de una campaña', 'Os números de uma campanha'], 14, 'intermediate'],
  [['A game in a month', 'Un videojuego en un mes', 'Um jogo em um mês'], 15, 'beginner'],
  [['Sensors and soldering', 'Sensores y soldadura', 'Sensores e solda'], 16, 'beginner'],
  [['From idea to company', 'De la idea a la empresa', 'Da ideia à empresa'], 17, 'intermediate'],
  [['Money for founders', 'Dinero para fundadoras', 'Dinheiro para fundadoras'], 17, 'advanced'],
  [['Hiring fairly', 'Contratar con justicia', 'Contratar com justiça'], 18, 'intermediate'],
  [['The first job', 'El primer empleo', 'O primeiro emprego'], 18, 'beginner'],
  [['Negotiating in three languages', 'Negociar en tres idiomas', 'Negociar em três idiomas'], 18, 'intermediate'],
  [['English for stand-ups', 'Inglés para reuniones diarias', 'Inglês para dailies'], 13, 'beginner'],
  [['Git without fear', 'Git sin miedo', 'Git sem medo'], 1, 'beginner'],
  [['Reading other people’s code', 'Leer código ajeno', 'Ler código dos outros'], 1, 'intermediate'],
  [['Systems that grow', 'Sistemas que crecen', 'Sistemas que crescem'], 1, 'advanced'],
  [['Maps and places', 'Mapas y lugares', 'Mapas e lugares'], 4, 'intermediate'],
  [['Mentoring well', 'Ser buena mentora', 'Ser boa mentora'], 18, 'advanced'],
];

export const lessonTexts: readonly Words[] = [
  [
    'Twelve minutes of video, one exercise, and a place to show what you made. Do the exercise even if it looks too easy: the next lesson begins where it ends.',
    'Doce minutos de video, un ejercicio y un lugar para mostrar lo que hiciste. Haz el ejercicio aunque parezca fácil: la siguiente lección empieza donde termina.',
    'Doze minutos de vídeo, um exercício e um lugar para mostrar o que você fez. Faça o exercício mesmo que pareça fácil: a próxima aula começa onde ele termina.',
  ],
  [
    'We take last lesson’s result apart and look at every piece. Keep a notebook: writing by hand helps more than it should.',
    'Desarmamos el resultado anterior y miramos cada pieza. Ten un cuaderno: escribir a mano ayuda más de lo que parece.',
    'Desmontamos o resultado da aula anterior e olhamos cada peça. Tenha um caderno: escrever à mão ajuda mais do que parece.',
  ],
];
