/** Longest time for which a pressed button looks busy without its code, in ms. */
const longestMs = 20_000;

/**
 * Runs in a rendered page. A press of a button with `data-early` counts before the code of the button is there: the
 * button looks busy, and its component finds the press in `enlacePress` when it starts.
 */
export const earlyPress = `addEventListener("click",e=>{const b=e.target.closest("[data-early]");if(b){self.enlacePress=b;b.ariaBusy="true";setTimeout(()=>b.ariaBusy="false",${longestMs})}},{capture:true})`;
