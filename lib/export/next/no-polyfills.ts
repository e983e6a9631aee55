// Replaces the polyfills that Next loads for old browsers; see next.config.ts.
export {};
