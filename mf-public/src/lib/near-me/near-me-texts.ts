import type { LocalizedText } from '@enlace/shared-contract/text';

/** Texts of `NearMe`, in the file of the filter that uses it. */
export const nearMeTexts = {
  action: { en: 'Near me', es: 'Cerca de mí', pt: 'Perto de mim' },
  wait: { en: 'Looking for your position', es: 'Buscando tu ubicación', pt: 'Procurando a sua localização' },
  refused: {
    en: 'Your browser does not share your position with this site. Allow it in the browser’s settings, or choose a place from the list.',
    es: 'Tu navegador no comparte tu ubicación con este sitio. Permítelo en la configuración del navegador o elige un lugar de la lista.',
    pt: 'O seu navegador não compartilha a sua localização com este site. Permita isso nas configurações do navegador ou escolha um lugar da lista.',
  },
  unknown: {
    en: 'Your position could not be found. Choose a place from the list.',
    es: 'No se pudo encontrar tu ubicación. Elige un lugar de la lista.',
    pt: 'Não foi possível encontrar a sua localização. Escolha um lugar da lista.',
  },
  failed: {
    en: 'The places could not be loaded. Try again.',
    es: 'No se pudieron cargar los lugares. Inténtalo de nuevo.',
    pt: 'Não foi possível carregar os lugares. Tente novamente.',
  },
  nearest: {
    en: 'The nearest place is {place}, about {distance} away.',
    es: 'El lugar más cercano es {place}, a unos {distance}.',
    pt: 'O lugar mais próximo é {place}, a cerca de {distance}.',
  },
  far: {
    en: 'There is nothing nearer: choose a place from the list.',
    es: 'No hay nada más cerca: elige un lugar de la lista.',
    pt: 'Não há nada mais perto: escolha um lugar da lista.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
