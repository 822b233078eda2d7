import type { Words } from '@enlace/api/seeding';

export const chapterSummaries: readonly Words[] = [
  [
    'Women in tech from {city} who meet every month to learn, hire each other and laugh.',
    'Mujeres en tecnología de {city} que se reúnen cada mes para aprender, contratarse entre sí y reír.',
    'Mulheres na tecnologia de {city} que se encontram todo mês para aprender, contratar umas às outras e rir.',
  ],
  [
    'A kitchen table in {city} became a chapter. There is still always room for one more chair.',
    'Una mesa de cocina en {city} se volvió capítulo. Siempre cabe una silla más.',
    'Uma mesa de cozinha em {city} virou capítulo. Sempre cabe mais uma cadeira.',
  ],
  [
    'Study groups, mentoring and the occasional long lunch for the women who build technology in {city}.',
    'Grupos de estudio, mentoría y alguna sobremesa larga para quienes construyen tecnología en {city}.',
    'Grupos de estudo, mentoria e um almoço longo de vez em quando para quem constrói tecnologia em {city}.',
  ],
  [
    'In {city} we help each other to a first job, a better one, or a company of our own.',
    'En {city} nos ayudamos a encontrar el primer empleo, uno mejor o una empresa propia.',
    'Em {city} nos ajudamos a encontrar o primeiro emprego, um melhor ou uma empresa própria.',
  ],
  [
    'Engineers, designers and beginners of {city}, on Tuesdays, with coffee.',
    'Ingenieras, diseñadoras y principiantes de {city}, los martes, con café.',
    'Engenheiras, designers e iniciantes de {city}, às terças, com café.',
  ],
  [
    'The chapter of {city} pairs everyone who joins with somebody two steps ahead.',
    'El capítulo de {city} une a cada nueva integrante con alguien que va dos pasos adelante.',
    'O capítulo de {city} une cada nova integrante a alguém que está dois passos à frente.',
  ],
];

export const chapterOrigins: readonly Words[] = [
  [
    'We began with seven people in the back room of a library. None of us knew another woman who wrote software for a living; by the end of the evening each of us knew six.',
    'Empezamos siete personas en la sala del fondo de una biblioteca. Ninguna conocía a otra mujer que viviera de programar; al final de la tarde cada una conocía a seis.',
    'Começamos com sete pessoas na sala dos fundos de uma biblioteca. Nenhuma de nós conhecia outra mulher que vivesse de programar; no fim da noite cada uma conhecia seis.',
  ],
  [
    'The chapter grew out of a message that was meant for three friends and reached two hundred. Forty came to the first meeting, and we had chairs for twelve.',
    'El capítulo nació de un mensaje pensado para tres amigas que llegó a doscientas. A la primera reunión vinieron cuarenta, y teníamos sillas para doce.',
    'O capítulo nasceu de uma mensagem para três amigas que chegou a duzentas. Quarenta vieram ao primeiro encontro, e tínhamos cadeiras para doze.',
  ],
  [
    'Two sisters, one a teacher and one a system administrator, started teaching on Saturdays. Their first students now lead the chapter.',
    'Dos hermanas, una maestra y otra administradora de sistemas, comenzaron a enseñar los sábados. Sus primeras alumnas hoy dirigen el capítulo.',
    'Duas irmãs, uma professora e outra administradora de sistemas, começaram a ensinar aos sábados. As primeiras alunas hoje lideram o capítulo.',
  ],
  [
    'After a hackathon at which we were the only table of women, we promised ourselves to bring a second one next year. We brought nine.',
    'Después de un hackatón en el que fuimos la única mesa de mujeres prometimos llevar otra al año siguiente. Llevamos nueve.',
    'Depois de um hackathon em que éramos a única mesa de mulheres, prometemos levar mais uma no ano seguinte. Levamos nove.',
  ],
];

export const chapterHabits: readonly Words[] = [
  [
    'On the first Tuesday of the month there is a talk; on the third, an open table where everybody works on something of her own. Once a year we spend a weekend in the mountains without laptops.',
    'El primer martes del mes hay charla; el tercero, mesa abierta donde cada una trabaja en lo suyo. Una vez al año pasamos un fin de semana en la montaña sin computadoras.',
    'Na primeira terça do mês há uma palestra; na terceira, uma mesa aberta em que cada uma trabalha no que é seu. Uma vez por ano passamos um fim de semana na serra sem computador.',
  ],
  [
    'We run a study group in every season, keep a list of flats and childcare for newcomers, and read every CV that is sent to us within a week.',
    'Abrimos un grupo de estudio por temporada, mantenemos una lista de vivienda y cuidado infantil para recién llegadas y leemos cada CV en una semana.',
    'Abrimos um grupo de estudo por estação, mantemos uma lista de moradia e creche para quem chega e lemos cada currículo em uma semana.',
  ],
  [
    'What we do best is introductions. Tell one of the leaders what you are looking for, and within a few days you will have had coffee with somebody who has done it.',
    'Lo que mejor hacemos es presentar personas. Cuéntale a una líder qué buscas y en pocos días tomarás un café con alguien que ya lo hizo.',
    'O que fazemos de melhor é apresentar pessoas. Conte a uma líder o que procura e em poucos dias você tomará um café com alguém que já fez isso.',
  ],
  [
    'Schools invite us every March, and we never say no: more than a thousand girls have opened a computer with us and put it together again.',
    'Las escuelas nos invitan cada marzo y nunca decimos que no: más de mil niñas han abierto una computadora con nosotras y la han vuelto a armar.',
    'As escolas nos convidam todo mês de março e nunca dizemos não: mais de mil meninas já abriram um computador conosco e o montaram de novo.',
  ],
];

export const chapterWelcome: readonly Words[] = [
  [
    'You are welcome whatever you call your work, and long before you are sure that you belong.',
    'Eres bienvenida como sea que llames a tu trabajo, y mucho antes de estar segura de pertenecer.',
    'Você é bem-vinda como quer que chame o seu trabalho, e muito antes de ter certeza de que pertence.',
  ],
  [
    'Come once, sit at the back, and leave when you like. Most of us did, the first time.',
    'Ven una vez, siéntate atrás y vete cuando quieras. Casi todas lo hicimos la primera vez.',
    'Venha uma vez, sente-se no fundo e saia quando quiser. Quase todas fizemos isso na primeira vez.',
  ],
  [
    'Allies are welcome at most meetings; the ones for us alone say so.',
    'Las personas aliadas son bienvenidas en casi todas las reuniones; las que son solo para nosotras lo dicen.',
    'Pessoas aliadas são bem-vindas em quase todos os encontros; os que são só para nós avisam.',
  ],
];
