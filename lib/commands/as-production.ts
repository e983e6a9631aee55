// Imported first by commands that build, so that pages are compiled for production and share a cache with the other
// processes of the build.
Object.assign(process.env, { NODE_ENV: 'production' });
