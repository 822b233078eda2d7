import type { PrivacyDocument } from './privacy-document';

export const document: PrivacyDocument = {
  title: 'Política de privacidad',
  lead: 'Guardamos sobre ti lo menos posible, decimos para qué, y no lo compartimos ni lo vendemos. En esta página está todo, con nombre.',
  updated: 'Último cambio: {date}',
  contents: 'En esta página',
  sections: [
    {
      id: 'who',
      title: 'Quién es responsable',
      paragraphs: [
        'La comunidad sin fines de lucro que mantiene este sitio decide qué se guarda y para qué. Cada capítulo lo llevan voluntarias sujetas a esta política y a nuestro código de conducta.',
      ],
    },
    {
      id: 'what',
      title: 'Qué guardamos sobre ti',
      paragraphs: ['Si solo lees, no guardamos nada que te nombre. Si tienes una cuenta, guardamos:'],
      points: [
        'Tu cuenta: correo electrónico, nombre y una contraseña almacenada de forma que no se puede leer. Con LinkedIn recibimos tu nombre, tu correo y tu foto, y ninguna contraseña.',
        'Tu perfil, hasta donde lo llenes: titular, unas palabras sobre ti, ciudad y país, área de trabajo, nivel, capítulo, dirección de LinkedIn, foto, idioma.',
        'Lo que haces aquí como integrante: los capítulos a los que perteneces, los eventos a los que te inscribes, los roles que tienes.',
        'Un registro de los cambios que hacen administradoras y líderes de capítulo, con la hora y la cuenta, para poder rastrear errores y abusos.',
        'Registros técnicos de las solicitudes (dirección, hora, página, resultado), durante 30 días, para que el servicio sea seguro y siga en pie.',
        'Si aceptas: que se leyó la página de un empleo, una empresa o un capítulo, y cuándo. Con ello va un valor al azar de tu visita, del que sacamos una palabra distinta para cada página y cada día; a los dos días esa palabra se borra. Ni tu dirección, ni tu cuenta, ni las demás páginas que lees se guardan con ello.',
        'Con «Cerca de mí», tu navegador busca tu ubicación solo si lo permites y la compara con nuestros lugares en tu dispositivo. Nunca se nos envía.',
      ],
    },
    {
      id: 'why',
      title: 'Con qué derecho',
      paragraphs: ['Cada uso tiene una sola razón legal:'],
      points: [
        'Darte aquello en lo que te registraste: tu cuenta, tu capítulo, tus eventos (contrato).',
        'Mantener el servicio seguro, frenar abusos y contar integrantes en total, nunca por su nombre (interés legítimo).',
        'Recordar elecciones que no son estrictamente necesarias y medir visitas (tu consentimiento, que puedes retirar cuando quieras en «Configuración de cookies», al pie de cada página).',
        'Conservar comprobantes mientras lo exija la ley fiscal (obligación legal).',
      ],
    },
    {
      id: 'who-sees',
      title: 'Quién puede verlo',
      paragraphs: [
        'Quien visita el sitio ve el nombre y el titular de líderes de capítulo y ponentes, porque dan la cara por la comunidad. Las administradoras ven las cuentas para poder llevarla. Los reclutadores ven cifras, como integrantes por país, que no nombran a nadie.',
        'Las empresas que operan nuestros servidores y envían nuestros correos tratan datos por encargo nuestro y solo según nuestras instrucciones. No damos nada a anunciantes ni vendemos nada a nadie.',
      ],
    },
    {
      id: 'how-long',
      title: 'Cuánto tiempo lo guardamos',
      paragraphs: [
        'Tu cuenta se queda hasta que tú o nosotras la eliminemos. Una sesión que no se usa termina a los 30 días. Cuando te vas, tus datos se eliminan o se vuelven anónimos; lo que la ley nos obliga a conservar se guarda aparte y solo mientras obligue.',
      ],
    },
    {
      id: 'rights',
      title: 'Qué puedes pedir',
      paragraphs: [
        'Puedes pedir una copia de tus datos, que se corrijan, que se eliminen, llevártelos a otro lugar, oponerte a un uso o retirar un consentimiento. Vale vivas donde vivas, se llame tu ley RGPD, LGPD o de otra manera. También puedes reclamar ante tu autoridad de protección de datos.',
        'Escribe al correo que aparece en la página de cualquier capítulo y di que es sobre privacidad. Tu mensaje se transmite esa misma semana y respondemos en un plazo de 30 días.',
      ],
    },
  ],
  storage: {
    id: 'cookies',
    title: 'Cookies y almacenamiento local',
    lead: 'Las cookies se usan para sesiones y analítica, y no se comparten ni se venden. Nada opcional se ejecuta antes de que aceptes. Solo «enlace.visit» es opcional; cada una de las demás entradas es necesaria para algo que pediste, y ninguna es publicitaria.',
    caption: 'Todo lo que este sitio puede guardar en tu navegador',
    columns: { name: 'Nombre', kind: 'Dónde', purpose: 'Para qué sirve', life: 'Cuánto dura' },
    kinds: {
      cookie: 'Cookie',
      local: 'Almacenamiento local',
      both: 'Cookie y almacenamiento local',
      tab: 'Almacenamiento de esta pestaña',
    },
    entries: {
      'next-auth.session-token': {
        purpose: 'Mantiene tu sesión iniciada. Los scripts no pueden leerla.',
        life: '30 días desde tu última visita; termina al cerrar sesión',
      },
      'next-auth.csrf-token': {
        purpose: 'Demuestra que un formulario se envió desde este sitio y no desde una falsificación.',
        life: 'Hasta que cierres el navegador',
      },
      'next-auth.callback-url': {
        purpose: 'Recuerda a qué página volver después de iniciar sesión.',
        life: 'Hasta que cierres el navegador',
      },
      enlace_refresh: {
        purpose: 'Renueva tu sesión sin volver a pedir la contraseña. Los scripts no pueden leerla.',
        life: '30 días desde tu última visita; termina al cerrar sesión',
      },
      enlace_device: {
        purpose:
          'Te deja iniciar sesión en este dispositivo mientras otras personas adivinan tu contraseña. Solo se lee al iniciar sesión y no nombra ninguna cuenta.',
        life: 'Un año; se renueva cuando inicias sesión',
      },
      enlace_bucket: {
        purpose:
          'Una palabra al azar que te mantiene en la misma versión de una página mientras se prueba una nueva. Solo se usa durante esas pruebas; no dice nada de ti.',
        life: '1 año',
      },
      user_cookie_consent: {
        purpose: 'Recuerda si aceptaste las cookies opcionales (1) o las rechazaste (0).',
        life: '1 año como cookie; en el almacenamiento local, hasta que lo borres',
      },
      enlace_locale: {
        purpose: 'Recuerda el idioma que elegiste.',
        life: '1 año como cookie; en el almacenamiento local, hasta que lo borres',
      },
      enlace_theme: {
        purpose: 'Recuerda si elegiste claro u oscuro.',
        life: '1 año como cookie; en el almacenamiento local, hasta que lo borres',
      },
      enlace_typefaces: {
        purpose: 'Recuerda que tu navegador ya tiene nuestras tipografías, para que las páginas empiecen con ellas.',
        life: 'Hasta que lo borres',
      },
      accessToken: {
        purpose:
          'Permite a la página pedir tus propios datos mientras tienes la sesión iniciada. Vence a los 15 minutos y se renueva.',
        life: 'Hasta que cierres sesión',
      },
      user: {
        purpose: 'Tu propio perfil, para que tu nombre aparezca antes que la red.',
        life: 'Hasta que cierres sesión',
      },
      'persist:root': {
        purpose: 'Lo que el sitio recuerda entre dos visitas, por ejemplo si tienes la sesión iniciada.',
        life: 'Hasta que lo borres; tu sesión se quita al cerrarla',
      },
      'nextauth.message': {
        purpose: 'Avisa a las demás pestañas que iniciaste o cerraste sesión. No contiene datos personales.',
        life: 'Hasta que lo borres',
      },
      enlace_draft: {
        purpose:
          'Guarda lo que escribiste en un formulario que aún no enviaste; nunca contraseñas ni archivos. Uno por formulario.',
        life: 'Hasta que lo envías, cierras sesión o cierras la pestaña; si pagas entradas, hasta que el pedido esté completo',
      },
      enlace_hold: {
        purpose: 'Recuerda tu pedido de entradas, para que continúe después de cerrar la página. Uno por evento.',
        life: 'Hasta que eliges otras entradas, cierras sesión o lo borras; si no, se borra cuando abres un evento un día después de completar el pedido',
      },
      enlace_plain: {
        purpose: 'Recuerda que iniciaste sesión en una página sin scripts.',
        life: 'Hasta que cierres sesión o cierres el navegador',
      },
      enlace_release: {
        purpose: 'Muestra una versión antes de publicarse, en un navegador que ha abierto un enlace de su equipo.',
        life: 'Hasta que termine el enlace o la vista previa',
      },
      enlace_core: {
        purpose: 'Carga las páginas con herramientas de desarrollo, si alguien de desarrollo las pidió.',
        life: '12 horas',
      },
      'enlace.course': {
        purpose: 'Recuerda el curso en el que quieres inscribirte mientras inicias sesión.',
        life: 'Hasta que quedes inscrita, como mucho 30 minutos, o hasta que cierres sesión o la pestaña',
      },
      'enlace.draft': {
        purpose: 'Administración: guarda los cambios de un registro que aún no se han guardado.',
        life: '7 días, o hasta que los guardes, los descartes o cierres sesión',
      },
      'enlace.layout': {
        purpose: 'Administración: tus columnas y la altura de las filas de cada lista.',
        life: 'Hasta que lo borres',
      },
      'enlace.opening': {
        purpose: 'Administración: la vista guardada con la que se abre una lista.',
        life: 'Hasta que elijas otra o cierres sesión',
      },
      'enlace.keys': {
        purpose: 'Administración: recuerda que desactivaste los atajos de una sola tecla.',
        life: 'Hasta que los actives o lo borres',
      },
      'enlace.visits': {
        purpose: 'Administración: las últimas páginas que abriste, para la búsqueda rápida.',
        life: 'Hasta que cierres sesión o la pestaña',
      },
      'enlace.viewing': {
        purpose: 'Administración: marca una pestaña en la que una administradora ve el sitio como otra usuaria.',
        life: 'Hasta que termine la vista o cierres la pestaña',
      },
      'enlace.visit': {
        purpose:
          'Opcional, solo después de que aceptes: un valor al azar y las páginas de empleos, empresas y capítulos de esta visita, para contar cada una una sola vez. No dice nada de ti.',
        life: 'Hasta que cierres la pestaña',
      },
    },
    note: 'Con https, el navegador antepone __Secure- o __Host- a los tres primeros nombres. Puedes borrarlo todo en los ajustes de tu navegador; entonces se cierra tu sesión y volvemos a preguntarte por las cookies.',
  },
};
