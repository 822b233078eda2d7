import type { Story } from './news-stories';

/** Shorter news: careers, technology, research, learning and wellbeing. */
export const newsNotes: readonly Story[] = [
  [
    [
      'Asking for more in {city}, and getting it',
      'Pedir más en {city}, y conseguirlo',
      'Pedir mais em {city}, e conseguir',
    ],
    [
      'Twelve women practised one sentence for an evening. Nine have used it since.',
      'Doce mujeres practicaron una frase durante una noche. Nueve ya la usaron.',
      'Doze mulheres praticaram uma frase durante uma noite. Nove já a usaram.',
    ],
    [
      'The sentence is short, has a number in it, and is followed by silence. The silence is the hard part; in {city} they timed it with an egg timer.',
      'La frase es corta, lleva un número y la sigue un silencio. Lo difícil es el silencio; en {city} lo midieron con un reloj de cocina.',
      'A frase é curta, tem um número e é seguida de silêncio. O difícil é o silêncio; em {city} mediram com um timer de cozinha.',
    ],
    2,
  ],
  [
    [
      'Back at work in {city} after six years',
      'De vuelta al trabajo en {city} después de seis años',
      'De volta ao trabalho em {city} depois de seis anos',
    ],
    [
      'Everything had a new name, and most of it was still the same.',
      'Todo tenía otro nombre y casi todo seguía igual.',
      'Tudo tinha outro nome e quase tudo continuava igual.',
    ],
    [
      'She wrote down every word that she did not know on her first day back in {city}. There were forty-one. By Friday eleven were left, and four of those nobody in the team could explain.',
      'En su primer día de vuelta en {city} anotó cada palabra que no conocía. Eran cuarenta y una. El viernes quedaban once, y cuatro de ellas nadie en el equipo supo explicarlas.',
      'No primeiro dia de volta em {city} ela anotou cada palavra que não conhecia. Eram quarenta e uma. Na sexta restavam onze, e quatro delas ninguém da equipe soube explicar.',
    ],
    2,
  ],
  [
    [
      'The bus of {city} tells when it comes',
      'El camión de {city} avisa cuándo llega',
      'O ônibus de {city} avisa quando chega',
    ],
    [
      'A screen at three stops, a radio, and a program that fits on one page.',
      'Una pantalla en tres paradas, un radio y un programa que cabe en una página.',
      'Uma tela em três paradas, um rádio e um programa que cabe em uma página.',
    ],
    [
      'The drivers of line seven in {city} were asked first. They wanted no camera, no number of theirs on a server, and a button that says “I am having lunch”. All three were built before the screen was.',
      'Primero se preguntó a los choferes de la línea siete de {city}. No querían cámara ni su número en un servidor, y sí un botón que dijera «estoy comiendo». Las tres cosas se hicieron antes que la pantalla.',
      'Primeiro perguntaram aos motoristas da linha sete de {city}. Não queriam câmera nem o seu número em um servidor, e sim um botão que dissesse “estou almoçando”. As três coisas foram feitas antes da tela.',
    ],
    3,
  ],
  [
    [
      'What the river of {city} says at night',
      'Lo que dice de noche el río de {city}',
      'O que o rio de {city} diz à noite',
    ],
    [
      'Eleven sensors in jam jars have measured it since March.',
      'Once sensores en frascos de mermelada lo miden desde marzo.',
      'Onze sensores em potes de geleia o medem desde março.',
    ],
    [
      'At three in the morning the water below the bridge of {city} is four degrees warmer than above it. The students who found out are sixteen, and have been asked not to give interviews during exams.',
      'A las tres de la mañana el agua bajo el puente de {city} está cuatro grados más tibia que río arriba. Las estudiantes que lo descubrieron tienen dieciséis años y les pidieron no dar entrevistas en exámenes.',
      'Às três da manhã a água abaixo da ponte de {city} está quatro graus mais quente que acima. As estudantes que descobriram têm dezesseis anos e pediram que não dessem entrevistas durante as provas.',
    ],
    3,
  ],
  [
    [
      'Who speaks in meetings in {city}? We counted',
      'Quién habla en las reuniones de {city}: lo contamos',
      'Quem fala nas reuniões de {city}: nós contamos',
    ],
    [
      'Two hundred hours, one stopwatch, and a finding that fits on a postcard.',
      'Doscientas horas, un cronómetro y un hallazgo que cabe en una postal.',
      'Duzentas horas, um cronômetro e uma descoberta que cabe em um cartão-postal.',
    ],
    [
      'When the first question of a meeting comes from a woman, women speak for twice as long in the rest of it. That is all. It was so in each of the nineteen companies of {city} that let us listen.',
      'Cuando la primera pregunta de una reunión la hace una mujer, las mujeres hablan el doble en lo que resta. Es todo. Fue así en cada una de las diecinueve empresas de {city} que nos dejaron escuchar.',
      'Quando a primeira pergunta de uma reunião vem de uma mulher, as mulheres falam o dobro no resto dela. É só isso. Foi assim em cada uma das dezenove empresas de {city} que nos deixaram ouvir.',
    ],
    8,
  ],
  [
    [
      'Where the engineers of {city} studied',
      'Dónde estudiaron las ingenieras de {city}',
      'Onde estudaram as engenheiras de {city}',
    ],
    [
      'Four in ten did not study engineering. We asked what they did instead.',
      'Cuatro de cada diez no estudiaron ingeniería. Preguntamos qué hicieron.',
      'Quatro em cada dez não estudaram engenharia. Perguntamos o que fizeram.',
    ],
    [
      'Nursing, music, law, eight years of raising twins: the answers from {city} fill a wall. Asked what helped most in the new work, they name the old one.',
      'Enfermería, música, derecho, ocho años criando gemelos: las respuestas de {city} llenan una pared. Al preguntarles qué ayudó más en el nuevo trabajo, nombran el anterior.',
      'Enfermagem, música, direito, oito anos criando gêmeos: as respostas de {city} enchem uma parede. Perguntadas sobre o que mais ajudou no novo trabalho, citam o antigo.',
    ],
    8,
  ],
  [
    ['Reading code aloud in {city}', 'Leer código en voz alta en {city}', 'Ler código em voz alta em {city}'],
    [
      'A book club whose books have no covers.',
      'Un club de lectura cuyos libros no tienen tapa.',
      'Um clube de leitura cujos livros não têm capa.',
    ],
    [
      'Every second Thursday somebody brings forty lines that she did not write. The group in {city} reads them like a poem: once through, once slowly, and then everybody says one thing that she liked.',
      'Cada segundo jueves alguien trae cuarenta líneas que no escribió. El grupo de {city} las lee como un poema: una vez de corrido, otra despacio, y luego cada quien dice algo que le gustó.',
      'A cada duas quintas alguém traz quarenta linhas que não escreveu. O grupo de {city} as lê como um poema: uma vez direto, outra devagar, e depois cada uma diz algo de que gostou.',
    ],
    6,
  ],
  [
    [
      'A choir that debugs: Tuesdays in {city}',
      'Un coro que depura: martes en {city}',
      'Um coral que depura: terças em {city}',
    ],
    [
      'Forty minutes of singing, then the tickets. It was meant as a joke.',
      'Cuarenta minutos de canto y luego los pendientes. Era una broma.',
      'Quarenta minutos de canto e depois os chamados. Era uma brincadeira.',
    ],
    [
      'Nobody in the choir of {city} reads music. They began because the room was free and cold. The tickets get done faster now, but that, they say, is not why they sing.',
      'En el coro de {city} nadie lee partituras. Empezaron porque la sala estaba libre y fría. Los pendientes salen más rápido, pero no cantan por eso, dicen.',
      'No coral de {city} ninguém lê partitura. Começaram porque a sala estava livre e fria. Os chamados saem mais rápido, mas não é por isso que cantam, dizem.',
    ],
    7,
  ],
];
