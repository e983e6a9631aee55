// Stands in the place of what Next loads where a browser is asked for Node's `process`; see next.config.ts.
export const env = {};
