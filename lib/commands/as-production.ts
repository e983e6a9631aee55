// Imported first by commands that build, so that pages are compiled as they will be shown and the compilation is shared
// with the build's own processes.
Object.assign(process.env, { NODE_ENV: 'production' });
