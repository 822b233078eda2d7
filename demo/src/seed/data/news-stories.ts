import type { Words } from '@enlace/api/seeding';

/** A story about a city: title, summary, first paragraph, id of the category. */
export type Story = readonly [title: Words, summary: Words, opening: Words, category: number];

export const newsStories: readonly Story[] = [
  [
    ['{city} opens its doors again', '{city} vuelve a abrir sus puertas', '{city} reabre as portas'],
    [
      'The chapter has a room of its own, with a big table, a kettle and a shelf of borrowed books.',
      'El capítulo tiene sala propia, con una mesa grande, una tetera y un estante de libros prestados.',
      'O capítulo tem uma sala própria, com uma mesa grande, uma chaleira e uma estante de livros emprestados.',
    ],
    [
      'For three years the women of {city} met wherever somebody had a key: a library after hours, a dentist’s waiting room, once the back of a bakery. Since Monday they have a key of their own.',
      'Durante tres años las mujeres de {city} se reunieron donde alguien tuviera llave: una biblioteca fuera de horario, la sala de espera de un dentista, una vez la trastienda de una panadería. Desde el lunes tienen llave propia.',
      'Durante três anos as mulheres de {city} se encontraram onde alguém tivesse a chave: uma biblioteca fora de hora, a sala de espera de um dentista, uma vez os fundos de uma padaria. Desde segunda-feira têm chave própria.',
    ],
    1,
  ],
  [
    ['Forty scholarships for {city}', 'Cuarenta becas para {city}', 'Quarenta bolsas para {city}'],
    [
      'A year of courses, a laptop on loan and a mentor. Applications are read without names.',
      'Un año de cursos, una computadora en préstamo y una mentora. Las solicitudes se leen sin nombres.',
      'Um ano de cursos, um computador emprestado e uma mentora. As inscrições são lidas sem nomes.',
    ],
    [
      'The money comes from six companies and from four hundred small gifts, most of them from women who once had such a year themselves. Whoever applies from {city} needs no certificate, only an evening a week.',
      'El dinero viene de seis empresas y de cuatrocientas donaciones pequeñas, casi todas de mujeres que un día tuvieron un año así. Quien se postule desde {city} no necesita diploma, solo una tarde por semana.',
      'O dinheiro vem de seis empresas e de quatrocentas doações pequenas, quase todas de mulheres que um dia tiveram um ano assim. Quem se inscrever em {city} não precisa de diploma, só de uma noite por semana.',
    ],
    5,
  ],
  [
    [
      '“I was the only one in {city}, and then I was not”',
      '«Era la única en {city}, y luego ya no»',
      '“Eu era a única em {city}, e depois não fui mais”',
    ],
    [
      'An engineer on ten years in rooms full of men, and on the day that changed.',
      'Una ingeniera sobre diez años en salas llenas de hombres, y el día en que cambió.',
      'Uma engenheira sobre dez anos em salas cheias de homens, e o dia em que isso mudou.',
    ],
    [
      'She keeps the badge of her first job in a drawer: the name is misspelt and the photograph is somebody else’s. “They had printed it for the person they expected,” she says. It hung around her neck in {city} for two years.',
      'Guarda en un cajón la credencial de su primer empleo: el nombre está mal escrito y la foto es de otra persona. «La imprimieron para quien esperaban», dice. La llevó al cuello en {city} durante dos años.',
      'Ela guarda numa gaveta o crachá do primeiro emprego: o nome está errado e a foto é de outra pessoa. “Imprimiram para quem esperavam”, diz. Usou-o no pescoço em {city} por dois anos.',
    ],
    4,
  ],
  [
    [
      'What two thousand CVs from {city} taught us',
      'Lo que nos enseñaron dos mil CV de {city}',
      'O que dois mil currículos de {city} nos ensinaram',
    ],
    [
      'Shorter is better, dates matter less than you think, and almost nobody says what she did herself.',
      'Más corto es mejor, las fechas importan menos de lo que crees y casi nadie dice qué hizo ella misma.',
      'Mais curto é melhor, as datas importam menos do que você pensa e quase ninguém diz o que fez ela mesma.',
    ],
    [
      'Eleven recruiters from {city} read for a month, a hundred pages each evening, and wrote down where they stopped. Most of them stopped in the same three places.',
      'Once reclutadoras de {city} leyeron durante un mes, cien páginas cada noche, y anotaron dónde dejaban de leer. Casi todas se detuvieron en los mismos tres lugares.',
      'Onze recrutadoras de {city} leram durante um mês, cem páginas por noite, e anotaram onde paravam. Quase todas pararam nos mesmos três lugares.',
    ],
    2,
  ],
  [
    ['A night of code in {city}', 'Una noche de código en {city}', 'Uma noite de código em {city}'],
    [
      'Sixty people, nine projects, one power cut. The winners finished on paper.',
      'Sesenta personas, nueve proyectos, un apagón. Las ganadoras terminaron en papel.',
      'Sessenta pessoas, nove projetos, um apagão. As vencedoras terminaram no papel.',
    ],
    [
      'At ten past two the lights of half of {city} went out. Somebody laughed, somebody swore, and then sixty telephones lit the ceiling of the market hall like a sky.',
      'A las dos y diez se apagaron las luces de media {city}. Alguien rio, alguien maldijo, y luego sesenta teléfonos iluminaron el techo del mercado como un cielo.',
      'Às duas e dez as luzes de meia {city} se apagaram. Alguém riu, alguém praguejou, e então sessenta telefones iluminaram o teto do mercado como um céu.',
    ],
    3,
  ],
  [
    [
      'In {city}, rest is part of the work',
      'En {city}, descansar es parte del trabajo',
      'Em {city}, descansar faz parte do trabalho',
    ],
    [
      'Five members on how they noticed that they were tired, and what they changed first.',
      'Cinco integrantes cuentan cómo notaron su cansancio y qué cambiaron primero.',
      'Cinco integrantes contam como perceberam o cansaço e o que mudaram primeiro.',
    ],
    [
      'None of the five women from {city} uses the word burnout. They speak of keys left in the fridge, of a song they could no longer stand, of answering a message in a dream.',
      'Ninguna de las cinco mujeres de {city} usa la palabra agotamiento. Hablan de llaves olvidadas en el refrigerador, de una canción que ya no soportaban, de responder un mensaje en sueños.',
      'Nenhuma das cinco mulheres de {city} usa a palavra esgotamento. Falam de chaves esquecidas na geladeira, de uma canção que não suportavam mais, de responder uma mensagem em sonho.',
    ],
    7,
  ],
  [
    ['New figures on pay in {city}', 'Nuevas cifras de sueldos en {city}', 'Novos números de salários em {city}'],
    [
      'Our yearly survey: the gap is smaller where pay is in the advertisement.',
      'Nuestra encuesta anual: la brecha es menor donde el sueldo está en el anuncio.',
      'A nossa pesquisa anual: a diferença é menor onde o salário está no anúncio.',
    ],
    [
      'Seven hundred and twelve women who work in {city} told us what they earn. The median has risen for the third year; the distance to what their male colleagues are paid has not changed as much.',
      'Setecientas doce mujeres que trabajan en {city} nos dijeron cuánto ganan. La mediana subió por tercer año; la distancia con lo que cobran sus colegas varones no cambió tanto.',
      'Setecentas e doze mulheres que trabalham em {city} nos disseram quanto ganham. A mediana subiu pelo terceiro ano; a distância para o que recebem os colegas homens não mudou tanto.',
    ],
    8,
  ],
  [
    ['Learn with us in {city}', 'Aprende con nosotras en {city}', 'Aprenda conosco em {city}'],
    [
      'Eight study groups begin this season, there and online. Six of them need no experience.',
      'Ocho grupos de estudio empiezan esta temporada, allí y en línea. Seis no piden experiencia.',
      'Oito grupos de estudo começam nesta estação, lá e on-line. Seis deles não pedem experiência.',
    ],
    [
      'The groups of {city} are small on purpose: nobody can hide, and nobody has to. Each ends with something that its members can show to others, even if it is crooked.',
      'Los grupos de {city} son pequeños a propósito: nadie puede esconderse y nadie tiene que hacerlo. Cada uno termina con algo que sus integrantes pueden mostrar, aunque esté torcido.',
      'Os grupos de {city} são pequenos de propósito: ninguém consegue se esconder e ninguém precisa. Cada um termina com algo que as integrantes podem mostrar, mesmo que esteja torto.',
    ],
    6,
  ],
  [
    [
      'A mentor for everybody in {city}',
      'Una mentora para cada quien en {city}',
      'Uma mentora para cada uma em {city}',
    ],
    [
      'The chapter reached a small goal that took four years: nobody waits any more.',
      'El capítulo alcanzó una meta pequeña que tomó cuatro años: ya nadie espera.',
      'O capítulo alcançou uma meta pequena que levou quatro anos: ninguém mais espera.',
    ],
    [
      'The list hung on the kitchen door of the chapter in {city}: names in blue for those who looked for a mentor, names in red for those who offered an hour. Last week somebody crossed out the last blue one.',
      'La lista colgaba en la puerta de la cocina del capítulo de {city}: en azul quienes buscaban mentora, en rojo quienes ofrecían una hora. La semana pasada alguien tachó el último nombre azul.',
      'A lista ficava na porta da cozinha do capítulo de {city}: em azul quem procurava mentora, em vermelho quem oferecia uma hora. Na semana passada alguém riscou o último nome azul.',
    ],
    1,
  ],
  [
    [
      'Three founders from {city}, one workshop',
      'Tres fundadoras de {city}, un taller',
      'Três fundadoras de {city}, uma oficina',
    ],
    [
      'They met at one of our evenings. A year later they employ eleven people.',
      'Se conocieron en una de nuestras noches. Un año después emplean a once personas.',
      'Elas se conheceram em uma das nossas noites. Um ano depois empregam onze pessoas.',
    ],
    [
      'One could sell, one could solder, one could count. On the napkin that now hangs framed in their workshop in {city} there is a drawing of a box, an arrow, and the word “when?”.',
      'Una sabía vender, otra soldar, otra contar. En la servilleta que hoy cuelga enmarcada en su taller de {city} hay una caja dibujada, una flecha y la palabra «¿cuándo?».',
      'Uma sabia vender, outra soldar, outra contar. No guardanapo que hoje está emoldurado na oficina delas em {city} há uma caixa desenhada, uma seta e a palavra “quando?”.',
    ],
    4,
  ],
  [
    [
      'Hired from {city}: the first hundred days',
      'Contratadas desde {city}: los primeros cien días',
      'Contratadas a partir de {city}: os primeiros cem dias',
    ],
    [
      'Four women who started this spring write to the one who starts next.',
      'Cuatro mujeres que empezaron esta primavera le escriben a la próxima.',
      'Quatro mulheres que começaram nesta primavera escrevem para a próxima.',
    ],
    [
      '“Ask where the coffee is before you ask where the documentation is,” begins the first letter from {city}. “Whoever shows you the coffee will show you the rest.”',
      '«Pregunta dónde está el café antes de preguntar por la documentación», empieza la primera carta desde {city}. «Quien te muestre el café te mostrará lo demás».',
      '“Pergunte onde fica o café antes de perguntar pela documentação”, começa a primeira carta de {city}. “Quem mostrar o café vai mostrar o resto.”',
    ],
    2,
  ],
  [
    [
      'A map of {city}, drawn by those who walk it',
      'Un mapa de {city}, hecho por quienes la caminan',
      'Um mapa de {city}, feito por quem anda por ela',
    ],
    [
      'Street lights, ramps, shade: what a free data set looks like when neighbours collect it.',
      'Alumbrado, rampas, sombra: así se ve un conjunto de datos libre cuando lo reúnen las vecinas.',
      'Iluminação, rampas, sombra: como fica um conjunto de dados livre quando as vizinhas o coletam.',
    ],
    [
      'It began with a pram and a kerb. By the end of the summer two hundred people had photographed every crossing in the south of {city}, and the city hall asked whether it might have a copy.',
      'Empezó con un cochecito y una banqueta. Al final del verano doscientas personas habían fotografiado cada cruce del sur de {city}, y la alcaldía preguntó si podía tener una copia.',
      'Começou com um carrinho de bebê e um meio-fio. No fim do verão duzentas pessoas tinham fotografado cada cruzamento do sul de {city}, e a prefeitura perguntou se podia ficar com uma cópia.',
    ],
    3,
  ],
  [
    [
      'The grandmothers of {city} have a server',
      'Las abuelas de {city} tienen un servidor',
      'As avós de {city} têm um servidor',
    ],
    [
      'Nine women between 64 and 81 keep their own photographs, recipes and one very good password.',
      'Nueve mujeres de entre 64 y 81 años guardan sus fotos, sus recetas y una muy buena contraseña.',
      'Nove mulheres entre 64 e 81 anos guardam as suas fotos, receitas e uma senha muito boa.',
    ],
    [
      'It stands beside the sewing machine, makes less noise than it, and belongs to nobody’s grandson. When the course in {city} ended in May, its nine participants simply kept coming.',
      'Está junto a la máquina de coser, hace menos ruido que ella y no es de ningún nieto. Cuando el curso de {city} terminó en mayo, sus nueve participantes simplemente siguieron viniendo.',
      'Fica ao lado da máquina de costura, faz menos barulho que ela e não é de nenhum neto. Quando o curso de {city} terminou em maio, as nove participantes simplesmente continuaram vindo.',
    ],
    6,
  ],
  [
    [
      'Childcare at every meeting in {city}',
      'Guardería en cada reunión de {city}',
      'Creche em todo encontro de {city}',
    ],
    [
      'Attendance doubled, and the youngest participant now has opinions on the snacks.',
      'La asistencia se duplicó y la participante más joven ya opina sobre la merienda.',
      'A presença dobrou, e a participante mais jovem já tem opinião sobre o lanche.',
    ],
    [
      'The experiment was to last a month. Two students of education, one room with a carpet, a rule: no screen in there, since there are enough next door. {city} will not go back.',
      'El experimento iba a durar un mes. Dos estudiantes de pedagogía, una sala con alfombra y una regla: ahí no hay pantallas, que al lado sobran. {city} no va a volver atrás.',
      'A experiência duraria um mês. Duas estudantes de pedagogia, uma sala com tapete e uma regra: ali não há telas, que ao lado sobram. {city} não vai voltar atrás.',
    ],
    7,
  ],
  [
    [
      'Speaking up in {city}: a stage of twelve planks',
      'Alzar la voz en {city}: un escenario de doce tablas',
      'Levantar a voz em {city}: um palco de doze tábuas',
    ],
    [
      'Every last Friday somebody gives her first talk. The applause is rehearsed, the talk is not.',
      'Cada último viernes alguien da su primera charla. El aplauso está ensayado; la charla, no.',
      'Toda última sexta-feira alguém dá a sua primeira palestra. O aplauso é ensaiado; a palestra, não.',
    ],
    [
      'A carpenter’s daughter built the stage, low enough to step onto without noticing. “That was the order,” she says, “nobody in {city} should have to climb.”',
      'La hija de un carpintero construyó el escenario, tan bajo que se sube sin notarlo. «Ese fue el encargo», dice, «que en {city} nadie tuviera que trepar».',
      'A filha de um marceneiro construiu o palco, tão baixo que se sobe sem perceber. “Foi essa a encomenda”, diz, “que em {city} ninguém tivesse de escalar.”',
    ],
    1,
  ],
  [
    [
      'Open calls from {city}: seven doors this month',
      'Convocatorias desde {city}: siete puertas este mes',
      'Chamadas abertas em {city}: sete portas neste mês',
    ],
    [
      'Grants, residencies and one ship. We have checked what the small print says.',
      'Becas, residencias y un barco. Revisamos lo que dice la letra pequeña.',
      'Bolsas, residências e um navio. Conferimos o que dizem as letras miúdas.',
    ],
    [
      'We list only what is open to women without a degree, says what it pays and answers every application. From forty announcements that reached {city}, seven were left.',
      'Solo publicamos lo que acepta a mujeres sin título, dice cuánto paga y responde cada solicitud. De cuarenta anuncios que llegaron a {city} quedaron siete.',
      'Publicamos só o que aceita mulheres sem diploma, diz quanto paga e responde a cada inscrição. De quarenta anúncios que chegaram a {city}, ficaram sete.',
    ],
    5,
  ],
];
