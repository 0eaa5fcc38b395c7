declare module 'seedrandom/lib/alea.js' {
  /** Johannes Baagøe's Alea generator: numbers from 0 up to 1, the same ones for the same seed. */
  export default function alea(seed: string): () => number;
}
