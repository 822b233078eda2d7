/** Longest time for which a pressed button looks busy without its code, in ms. */
const longestMs = 20_000;

/**
 * Runs in a rendered page. A press of a button with `data-early`, and the sending of a form with it, count before their
 * code is there: the button looks busy, and the component finds the button or the form in `enlacePress` when it starts
 * (`useEarlyPress` of shared-forms). Without it the browser would send the form as the address of a page, with all that
 * was typed.
 */
export const earlyPress = `{const c={capture:true},w=(e,b)=>{self.enlacePress=e;if(b){b.ariaBusy="true";setTimeout(()=>b.ariaBusy="false",${longestMs})}};addEventListener("click",e=>{const b=e.target.closest("button[data-early]");if(b)w(b,b)},c);addEventListener("submit",e=>{const f=e.target;if(f.matches("[data-early]")){e.preventDefault();w(f,e.submitter)}},c)}`;
