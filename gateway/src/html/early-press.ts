/** Longest time for which a pressed button looks busy without its code, in ms. */
const longestMs = 20_000;

/**
 * Runs in a rendered page. A button or a form with the attribute `data-early` can be used before its code is loaded.
 * The button looks busy, and `enlacePress` keeps the button or the form. The component reads it when it starts
 * (`useEarlyPress` of shared-forms). Without this, the browser would open an address that contains all that was typed.
 */
export const earlyPress = `{const c={capture:true},w=(e,b)=>{self.enlacePress=e;if(b){b.ariaBusy="true";setTimeout(()=>b.ariaBusy="false",${longestMs})}};addEventListener("click",e=>{const b=e.target.closest("button[data-early]");if(b)w(b,b)},c);addEventListener("submit",e=>{const f=e.target;if(f.matches("[data-early]")){e.preventDefault();w(f,e.submitter)}},c)}`;
