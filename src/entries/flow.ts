/** The statecharts, and the selectors that read views off them. */
export * from '../flow/index.js';
