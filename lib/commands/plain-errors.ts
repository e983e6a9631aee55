// Imported first by every command: what stops it before its work begins, such as a wrong environment variable, is told in
// words and without a stack trace.
process.on('uncaughtException', (error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
