// Stands in the place of what Next loads for old browsers; see next.config.ts.
export {};
