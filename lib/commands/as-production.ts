// Imported first by commands that build, so that they compile for production and share a cache.
Object.assign(process.env, { NODE_ENV: 'production' });
