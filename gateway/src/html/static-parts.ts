import type { LocalizedText } from '@enlace/shared-contract/text';

export const noScriptTexts: LocalizedText = {
  en: '%s needs JavaScript. Please switch it on and reload the page.',
  es: '%s necesita JavaScript. Actívalo y vuelve a cargar la página.',
  pt: '%s precisa de JavaScript. Ative-o e recarregue a página.',
};

/** Title of the feed in the head of every page. */
export const feedTitles: LocalizedText = { en: 'News', es: 'Noticias', pt: 'Notícias' };

/** Development only: exposes React's renderers, so that the Fast Refresh of a remote can use the shell's React. */
export const fastRefreshHook =
  'globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,inject(r){const n=this.renderers.size+1;this.renderers.set(n,r);return n},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};';
