// Replaces the polyfill for Node's `process` that Next loads in browsers; see next.config.ts.
export const env = {};
