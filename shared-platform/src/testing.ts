/** For tests of components: the shell has a router of its own, so the host does not lend this one. */
export { BrowserRouter } from 'react-router';
