// Imported first by every command, so that an error during startup is printed without a stack trace.
process.on('uncaughtException', (error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
