import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: { include: ['{app,components,lib}/**/*.test.{ts,tsx}', '*.test.ts'], testTimeout: 30_000 },
});
