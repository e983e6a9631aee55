#!/usr/bin/env node
// Answers Forge as the native Solidity compiler would, with the npm package that SOLC_PACKAGE names. Forge only needs the
// version and the JSON interface: https://docs.soliditylang.org/en/latest/using-the-compiler.html
import { createRequire } from 'node:module';
import process from 'node:process';
import { text } from 'node:stream/consumers';

const solc = createRequire(import.meta.url)(process.env.SOLC_PACKAGE ?? 'solc-0.8.26');
process.stdout.write(
  process.argv.includes('--version')
    ? `Version: ${solc.version().replace('Emscripten.clang', 'Linux.g++')}\n`
    : solc.compile(await text(process.stdin)),
);
